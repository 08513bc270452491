import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageBundles, unusedKeys } from './page-bundles.ts';

const root = mkdtempSync(join(tmpdir(), 'podium-bundles-'));
afterAll(() => rmSync(root, { recursive: true }));

const modules = {
  'route-tree.gen.ts': `const key = 'screens.day.generated';`,
  'screens/day/navigation.ts': `export const navigation = (t) => t('screens.day.menu');`,
  'screens/day/route.tsx': `t('screens.day.title');`,
  'screens/day/route.test.tsx': `t('screens.day.tested');`,
  'shared/result/lines.tsx': 't(`parts.result.code.${code}`);',
};
for (const [name, text] of Object.entries(modules)) {
  const file = join(root, 'apps/web/src', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const keys = [
  'status.RUNNING',
  'shared.forbidden',
  'screens.day.menu',
  'screens.day.menuHint',
  'screens.day.title',
  'screens.medals.empty.title',
  'parts.result.code.S1',
  'discipline.generic.points',
  'discipline.jud.ippon',
  'pushType.medal',
  'staffRole.scorer',
];

test('each screen and each sport has its own bundle, and every page loads the rest with the menu', () => {
  expect(Object.fromEntries([...pageBundles(keys)].map(([name, some]) => [name, [...some]]))).toEqual({
    core: [
      'status.RUNNING',
      'shared.forbidden',
      'screens.day.menu',
      'screens.day.menuHint',
      'parts.result.code.S1',
      'discipline.generic.points',
    ],
    'screen-day': ['screens.day.title'],
    'screen-medals': ['screens.medals.empty.title'],
    'discipline-jud': ['discipline.jud.ippon'],
    'screen-notifications': ['pushType.medal'],
    'screen-account': ['staffRole.scorer'],
  });
});

test('a key that only a test or a generated file contains is unused; the key of a sport may be unused for now', () => {
  const used = [
    'screens.day.menu',
    'screens.day.title',
    'parts.result.code.S1',
    'discipline.jud.ippon',
    'status.RUNNING',
  ];
  const unused = ['screens.day.tested', 'screens.day.generated', 'parts.result.points'];
  expect(unusedKeys(root, [...used, ...unused])).toEqual(unused);
});
