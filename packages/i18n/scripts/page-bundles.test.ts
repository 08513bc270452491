import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageBundles, unsaidKeys } from './page-bundles.ts';

const root = mkdtempSync(join(tmpdir(), 'podium-bundles-'));
afterAll(() => rmSync(root, { recursive: true }));

const modules = {
  'client.tsx': '',
  'root.tsx': '',
  'router.tsx': `import { routeTree } from './route-tree.gen.ts';`,
  'route-tree.gen.ts': `import { Route } from './screens/day/route.tsx'; const key = 'screens.day.title';`,
  'locale-layout.tsx': `const told = import.meta.glob<{ navigation: unknown }>('./screens/*/navigation.ts', { eager: true });`,
  'screens/day/navigation.ts': `export const navigation = (t) => t('screens.day.menu');`,
  'screens/day/route.tsx': `import { x } from './parts/list.tsx'; t('screens.day.title');`,
  'screens/day/parts/list.tsx': `const Lines = lazy(() => import('../../../shared/result/lines.tsx'));`,
  'screens/day/parts/list.test.tsx': `t('screens.day.tested');`,
  'screens/medals/route.tsx': 't(`parts.result.code.${code}`); t("discipline.generic.points");',
  'screens/forbidden/route.tsx': `t('shared.forbidden');`,
  'shared/result/lines.tsx': `t('parts.result.points');`,
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
  'screens.day.title',
  'screens.day.tested',
  'parts.result.points',
  'parts.result.code.S1',
  'parts.result.code.S2',
  'discipline.generic.points',
  'discipline.generic.wind',
  'discipline.jud.ippon',
];
const bundles = pageBundles(root, keys);

test('what stands round every screen travels as one bundle, what a screen reaches beside as another, a sport’s words as a third', () => {
  expect(Object.fromEntries([...bundles].map(([name, said]) => [name, [...said].toSorted()]))).toEqual({
    core: ['screens.day.menu', 'shared.forbidden', 'status.RUNNING'],
    'screen-day': ['parts.result.points', 'screens.day.title'],
    'screen-medals': ['discipline.generic.points', 'parts.result.code.S1', 'parts.result.code.S2'],
    'discipline-jud': ['discipline.jud.ippon'],
  });
});

test('a phrase that no page says is found; a sport’s may wait for its view', () => {
  expect(unsaidKeys(bundles, keys)).toEqual(['screens.day.tested']);
});
