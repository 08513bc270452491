// Checks of this repository that no tool provides: npm run check.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkComments } from './comment-rules.ts';
import { checkImports } from './import-rules.ts';
import { checkJsxText } from './jsx-text-rule.ts';
import { checkMigrations, checkSnapshots, readMigrations } from './migration-rules.ts';
import { warnOfDrift } from './phrase-drift.ts';
import { readSourceTree, readWorkspaces } from './source-tree.ts';
import { checkLengths, checkTexts } from './text-rules.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tree = readSourceTree(root);
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };
const problems = [
  ...checkImports(tree, readWorkspaces(tree)),
  ...checkTexts(tree),
  ...checkLengths(tree),
  ...checkJsxText(tree),
  ...checkComments(tree),
  ...checkMigrations(readMigrations(root), version),
  ...checkSnapshots(tree.keys()),
];
for (const { file, line, rule, message } of problems) console.error(`${file}:${line} ${rule}: ${message}`);
const maxWarnings = 20;
const warnings = warnOfDrift(root);
for (const warning of warnings.slice(0, maxWarnings)) console.warn(`warning: ${warning}`);
if (warnings.length > maxWarnings) console.warn(`warning: ${warnings.length - maxWarnings} more phrases like these`);
console.log(`${tree.size} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
