import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkComments } from './comment-rules.ts';
import { checkImports } from './import-rules.ts';
import { checkJsxText } from './jsx-text-rule.ts';
import { readSourceTree, readWorkspaces } from './source-tree.ts';
import type { Problem } from './source-tree.ts';
import { checkLengths, checkTexts } from './text-rules.ts';

const real = readSourceTree(fileURLToPath(new URL('../../', import.meta.url)));
const workspaces = readWorkspaces(real);

function findProblems(file: string, text: string): Problem[] {
  const tree = new Map([[file, text]]);
  return [...checkImports(tree, workspaces), ...checkTexts(tree), ...checkLengths(tree), ...checkJsxText(tree)];
}

describe('the repository follows its own rules', () => {
  test('no file breaks one', () => {
    const problems = [
      ...checkImports(real, workspaces),
      ...checkTexts(real),
      ...checkLengths(real),
      ...checkJsxText(real),
      ...checkComments(real),
    ];
    expect(problems.map((problem) => `${problem.file}:${problem.line} ${problem.rule}: ${problem.message}`)).toEqual(
      [],
    );
  });
});

describe('each rule reports a planted violation', () => {
  test.each([
    ['games imports nothing of ours', 'packages/games/src/x.ts', `import { a } from '@podium/odf';`, 'direction'],
    ['a type import counts', 'packages/games/src/x.ts', `import type { A } from '@podium/contract';`, 'direction'],
    ['a lazy import counts', 'packages/odf/src/x.ts', `const a = import('@podium/server');`, 'direction'],
    ['a re-export counts', 'packages/contract/src/x.ts', `export { a } from '@podium/odf';`, 'direction'],
    [
      'the web app imports nothing of the console',
      'apps/web/src/x.ts',
      `import { a } from '@podium/console';`,
      'direction',
    ],
    ['nor what it is made of', 'apps/web/src/x.tsx', `import { Admin } from 'react-admin';`, 'undeclared'],
    ['nor lazily', 'apps/web/src/x.tsx', `const a = import('@mui/material');`, 'undeclared'],
    ['the console imports nothing of it', 'apps/console/src/x.ts', `import { a } from '@podium/web';`, 'direction'],
    [
      'the format of a folder knows no feed',
      'packages/games-folder/src/x.ts',
      `import type { Envelope } from '@podium/odf';`,
      'direction',
    ],
    [
      'the format of a folder knows no server',
      'packages/games-folder/src/x.ts',
      `import { a } from '../../../apps/server/src/feed/order.ts';`,
      'workspace-border',
    ],
    [
      'of the format the server sees what it exports',
      'apps/server/src/feed/folder/import/x.ts',
      `import { a } from '@podium/games-folder/src/csv.ts';`,
      'deep-import',
    ],
    ['no app imports another', 'apps/web/src/x.ts', `import { a } from '@podium/server';`, 'direction'],
    [
      'no app reaches into another by path',
      'apps/server/src/x.ts',
      `import { a } from '../../web/src/server.ts';`,
      'workspace-border',
    ],
    [
      'no deep import into a package',
      'apps/server/src/feed/x.ts',
      `import { a } from '@podium/games/src/main.ts';`,
      'deep-import',
    ],
    ['what is imported is declared', 'apps/web/src/x.ts', `import pg from 'pg';`, 'undeclared'],
    ['ours too', 'packages/odf/src/x.ts', `import { a } from '@podium/i18n';`, 'undeclared'],
    [
      'no discipline imports its neighbor',
      'packages/disciplines/src/swm/rules.ts',
      `import { a } from '../ath/rules.ts';`,
      'neighbor',
    ],
    [
      'no screen imports its neighbor',
      'apps/web/src/screens/medals/x.tsx',
      `import { a } from '../grid/parts/cell.tsx';`,
      'neighbor',
    ],
    [
      'no feature imports its neighbor',
      'apps/server/src/features/trivia/x.ts',
      `import { a } from '../accounts/service.ts';`,
      'neighbor',
    ],
    [
      'what the web app knows of its reader needs no page',
      'apps/web/src/shared/reader/x.ts',
      `import { a } from '../shell/messages.ts';`,
      'shared-layer',
    ],
    [
      'elements know nothing of results',
      'apps/web/src/shared/elements/x.ts',
      `import { a } from '../results/result/spoken-line.ts';`,
      'shared-layer',
    ],
    [
      'no section of the console imports its neighbor',
      'apps/console/src/sections/results/x.ts',
      `import { a } from '../schedule/day-filter.ts';`,
      'neighbor',
    ],
    [
      'what the sections share knows no section',
      'apps/console/src/frame/x.ts',
      `import { a } from '../sections/today/section.ts';`,
      'console-layer',
    ],
    [
      'the frame of the console knows nothing of its forms',
      'apps/console/src/frame/x.ts',
      `import { a } from '../fields/units.ts';`,
      'console-layer',
    ],
    [
      'the lists of the console know nothing of its drafts',
      'apps/console/src/lists/x.ts',
      `import { a } from '../drafts/path-name.ts';`,
      'console-layer',
    ],
    [
      'no kind of message imports its neighbor',
      'packages/odf/src/kinds/teams/read.ts',
      `import { a } from '../participants/read.ts';`,
      'neighbor',
    ],
    [
      'a kind of content is read before anything is generated',
      'packages/content/src/cup/kind.ts',
      `import { cupTies } from '@podium/games';`,
      'early-read',
    ],
    [
      'features see the read model through its program',
      'apps/server/src/features/calendar/x.ts',
      `import type { Snapshot } from '../../read-model/snapshot/snapshot.ts';`,
      'feature-border',
    ],
    [
      'the feed knows no read model',
      'apps/server/src/feed/x.ts',
      `import { a } from '../read-model/read-model.ts';`,
      'server-layer',
    ],
    [
      'reading a folder out of the tables knows nothing of writing one into them',
      'apps/server/src/feed/folder/export/x.ts',
      `import { a } from '../import/own-ids.ts';`,
      'feed-part',
    ],
    [
      'an import knows no applier',
      'apps/server/src/feed/folder/import/x.ts',
      `import { a } from '../../applier.ts';`,
      'feed-part',
    ],
    [
      'a format of the demo Games knows no discipline',
      'packages/demo-games/src/formats/x.ts',
      `import { a } from '../disciplines/plans.ts';`,
      'demo-layer',
    ],
    [
      'the database knows no feed',
      'apps/server/src/database/x.ts',
      `import { a } from '../feed/journal.ts';`,
      'server-layer',
    ],
    [
      'shared parts know no screen',
      'apps/web/src/shared/x.tsx',
      `import { a } from '../screens/medals/x.tsx';`,
      'web-layer',
    ],
    ['rules have no Node', 'packages/games/src/x.ts', `import { readFile } from 'node:fs/promises';`, 'purity'],
    ['imports name the file with its ending', 'packages/games/src/x.ts', `import { a } from './y';`, 'file-ending'],
    ['styles have no left', 'packages/ui/src/x.css', `.a { margin-left: 4px; }`, 'logical-css'],
    ['type has few sizes', 'packages/ui/src/x.css', `.a { font-size: 0.875rem; }`, 'type-size'],
    ['classes have no left', 'apps/web/src/x.tsx', `export const a = <p className="flex ml-4" />;`, 'logical-css'],
    ['no inline style', 'apps/web/src/x.tsx', `export const a = <p style={b} />;`, 'inline-style'],
    [
      'K9: no Latin comma between names',
      'apps/web/src/shared/x.ts',
      `export const a = names.join(', ');`,
      'list-comma',
    ],
    ['no skipped promise', 'apps/web/src/x.ts', `const a = kept ?? use(load());`, 'skipped-use'],
    ['no foreign markup', 'apps/web/src/x.tsx', `export const a = <p dangerouslySetInnerHTML={b} />;`, 'markup'],
    [
      'no suppression without a reason',
      'apps/server/src/x.ts',
      `// oxlint-disable-next-line no-console`,
      'suppression',
    ],
    ['names have one spelling', 'apps/web/src/x.ts', 'const flagColour = 1;', 'american-names'],
    ['a day has a program', 'apps/web/src/x.ts', 'const dayProgramme = 1;', 'american-names'],
    ['only config reads the environment', 'apps/server/src/feed/x.ts', `const a = process.env['PORT'];`, 'environment'],
    [
      "only apply writes the sport's tables",
      'apps/server/src/edge/x.ts',
      "const a = `update sport.awards set medal = 'gold'`;",
      'one-writer',
    ],
    ['no bare time of the machine', 'apps/server/src/read-model/x.ts', 'const today = Date.now();', 'games-clock'],
    ['no bare time of the device', 'apps/web/src/screens/x/x.tsx', 'const today = new Date();', 'games-clock'],
    ['no bare time in a feature', 'apps/server/src/features/calendar/x.ts', 'const now = Date.now;', 'games-clock'],
    ['no default export', 'apps/server/src/x.ts', `export default 1;`, 'default-export'],
    ['no untranslated text', 'apps/web/src/x.tsx', `export const a = <p>Hello there</p>;`, 'jsx-text'],
    ['no glued sign', 'apps/web/src/x.tsx', "export const a = <p>{first}{', '}{second}</p>;", 'jsx-text'],
    ['no glued sign before a value', 'apps/web/src/x.tsx', 'export const a = <i>{`: ${name}`}</i>;', 'jsx-text'],
    ['no untranslated label', 'apps/web/src/x.tsx', `export const a = <input aria-label="Search" />;`, 'jsx-text'],
    ['no color of its own in a style', 'apps/web/src/x.css', '.a { color: #75828f; }', 'color-value'],
    ['nor with a share', 'packages/ui/src/x.css', '.a { background: rgb(12 17 22 / 0.75); }', 'color-value'],
    [
      'no hover that a touch leaves behind',
      'apps/web/src/x.css',
      '.a { color: red; &:hover { b: c; } }',
      'touch-hover',
    ],
    ['no endless file', 'apps/server/src/x.ts', 'const a = 1;\n'.repeat(401), 'length'],
  ])('%s', (_name, file, text, rule) => {
    expect(findProblems(file, text).map((problem) => problem.rule)).toContain(rule);
  });

  test('allowed code passes', () => {
    expect(
      findProblems('apps/server/src/feed/x.ts', `import { idOfRsc } from '@podium/games';\nimport pg from 'pg';`),
    ).toEqual([]);
    expect(
      findProblems('apps/web/src/x.tsx', `export const a = <p className="ms-4 text-start">{t('hello')} · 2</p>;`),
    ).toEqual([]);
    expect(
      findProblems('apps/web/src/x.css', 'a { color: var(--ink); mask-image: linear-gradient(#000, transparent); }'),
    ).toEqual([]);
    expect(findProblems('packages/ui/src/x.css', '@media (hover: hover) { .a { &:hover { b: c; } } }')).toEqual([]);
    expect(findProblems('packages/disciplines/src/swm/x.ts', `import { a } from '../generic/details.ts';`)).toEqual([]);
  });
});
