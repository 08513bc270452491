// npm run new-discipline XYZ "Name of the sport": creates the complete folder of a sport.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = new URL('../src/', import.meta.url);
const [code = '', name = ''] = process.argv.slice(2);
const key = code.toLowerCase();
const folder = new URL(`${key}/`, source);

function refuse(sentence) {
  process.stderr.write(`${sentence}\nnpm run new-discipline XYZ "Name of the sport"\n`);
  process.exit(2);
}
if (!/^[A-Z][A-Z0-9]{2}$/.test(code)) refuse(`A discipline has a code of three capitals or digits, not "${code}".`);
if (name.trim() === '') refuse(`${code} needs a name.`);
if (existsSync(new URL('main.ts', folder)))
  refuse(`There is a folder for ${code} already: packages/disciplines/src/${key}.`);

const text = (words) => `'${words.replaceAll("'", "\\'")}'`;
const phrases = (language) =>
  language === 'en'
    ? `export const en = {\n  name: ${text(name)},\n} as const;\n`
    : `import type { Phrases } from '../../phrases.ts';\nimport type { en } from './en.ts';\n\nexport const ${language}: Phrases<typeof en> = {\n  name: ${text(name)},\n};\n`;

const files = {
  'main.ts': `import { defineDiscipline } from '../define.ts';

/** ${name}: say in a line or two what decides it, with the rule book's words. */
export const discipline = defineDiscipline({
  key: '${key}',
  code: '${code}',
  contest: 'ranked',
});
`,
  'templates.ts': `import type { EventTemplate } from '../event-template.ts';

/** Common events, which organizers choose: at least one. */
export const templates: readonly EventTemplate[] = [];
`,
  [`${key}.test.ts`]: `import { expect, it } from 'vitest';
import { disciplineFor } from '../discipline-for.ts';

it('${code} is a separate sport', () => {
  expect(disciplineFor('${code}').key).toBe('${key}');
});
`,
  'README.md': `# ${name}

The rules that this folder implements, and the federation that publishes them. The example at the end is feed data and the resulting text.

\`\`\`xml
<ExtendedResult Type="ER" Code="PTS" Value="12"/>
\`\`\`

\`\`\`text
points: Points 12
\`\`\`
`,
  ...Object.fromEntries(
    readdirSync(new URL('generic/phrases/', source)).map((file) => [
      `phrases/${file}`,
      phrases(file.replace('.ts', '')),
    ]),
  ),
};
mkdirSync(new URL('phrases/', folder), { recursive: true });
for (const [file, words] of Object.entries(files)) writeFileSync(new URL(file, folder), words);

const scripts = ['generate-registry.mjs', '../../i18n/scripts/compile.ts'];
for (const script of scripts)
  execFileSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url))], { stdio: 'inherit' });
process.stdout.write(
  `packages/disciplines/src/${key} created: describe the sport in main.ts, and add its name in each language.\n`,
);
