/** Extension by folder: a language is its folder under `packages/i18n/src/languages`; no other file changes. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWeb, copyRepository } from '../harness/repository-copy.ts';
import type { RepositoryCopy } from '../harness/repository-copy.ts';

let copy: RepositoryCopy;
let repository: string;
let german: string;

beforeAll(async () => {
  copy = await copyRepository();
  repository = copy.folder;
  german = join(repository, 'packages/i18n/src/languages/de');
});
afterAll(async () => copy.remove());

type Tree = { [key: string]: string | Tree };

const markPhrases = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? `·${value}` : markPhrases(value)]),
  );

async function generate(file: string): Promise<Tree> {
  const text = await readFile(join(repository, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.indexOf('\n} as const') + 2)) as Tree;
}

/** Writes English with a mark before each phrase as a fake German: common words, and those of each owner. */
async function writeGerman(): Promise<void> {
  const { shared, parts, screens, discipline, ...common } = await generate(
    'packages/i18n/src/generated/messages.gen.ts',
  );
  const { en: server } = await generate('apps/server/src/ground/phrases.gen.ts');
  const files: Record<string, Tree> = { 'common.ts': common, 'owners/shared.ts': shared as Tree };
  const { en: foreign } = await generate('packages/foreign-files/src/phrases.gen.ts');
  for (const [group, owners] of Object.entries({ parts, screens, discipline, server, foreign }))
    for (const [name, phrases] of Object.entries(owners as Tree)) files[`owners/${group}/${name}.ts`] = phrases as Tree;
  const { kind, ...areas } = await generate('apps/console/src/language/messages.gen.ts');
  const problems = (await import(join(repository, 'packages/games-folder/src/phrases/en.ts'))) as { phrases: Tree };
  files['owners/console/problem.ts'] = problems.phrases;
  const native = (await import(join(repository, 'apps/native/src/phrases/en.ts'))) as { en: Tree };
  files['owners/native/native.ts'] = native.en;
  for (const [group, owners] of Object.entries({ console: areas, 'console/kind': kind }))
    for (const [name, phrases] of Object.entries(owners as Tree)) files[`owners/${group}/${name}.ts`] = phrases as Tree;
  const language = { tag: 'de', prefix: 'deu', intl: 'de', direction: 'ltr', ownName: 'Deutsch', level: 'candidate' };
  const texts = Object.entries(files).map(([file, tree]): [string, string] => [
    file,
    `export const ${file === 'common.ts' ? 'common' : 'de'} = ${JSON.stringify(markPhrases(tree))};\n`,
  ]);
  texts.push(['language.ts', `export const language = ${JSON.stringify(language)} as const;\n`]);
  for (const [file, text] of texts) {
    await mkdir(dirname(join(german, file)), { recursive: true });
    await writeFile(join(german, file), text);
  }
}

const compile = (): Promise<string> => copy.node('packages/i18n/scripts/compile.ts');
const changedElsewhere = async (): Promise<string[]> =>
  (await copy.changed()).filter((file) => !file.startsWith(relative(repository, german)));

test('an incomplete candidate is offered nowhere, and changes nothing else', async () => {
  await writeGerman();
  await rename(join(german, 'owners/screens/day.ts'), join(repository, 'day.ts.away'));
  expect(await compile()).toMatch(/de is not offered: \d+ faults.*\nphrases: en es pt az ar fr\n/u);
  await rename(join(repository, 'day.ts.away'), join(german, 'owners/screens/day.ts'));
  expect(await changedElsewhere()).toEqual([]);
});

test(
  'a complete candidate is used by pages, the server, the demo and the native apps, and only its folder and generated files are new',
  { timeout: 600_000 },
  async () => {
    expect(await compile()).toBe('phrases: en es pt az ar fr de\n');
    expect(await changedElsewhere()).toEqual([
      'apps/server/src/ground/phrases.gen.ts',
      'packages/foreign-files/src/phrases.gen.ts',
      'packages/games/src/model/languages.gen.ts',
      'packages/i18n/src/generated/languages.gen.ts',
    ]);
    await copy.node('apps/native/scripts/write-languages.ts');
    expect((await changedElsewhere()).filter((file) => file.startsWith('apps/native/'))).toEqual([
      'apps/native/android/app/src/main/res/xml/locales_config.xml',
      'apps/native/ios/App/App.xcodeproj/project.pbxproj',
      'apps/native/ios/App/App/Info.plist',
      'apps/native/ios/App/App/de.lproj/InfoPlist.strings',
    ]);
    const project = await readFile(join(repository, 'apps/native/ios/App/App.xcodeproj/project.pbxproj'), 'utf8');
    expect(project).toMatch(/knownRegions = \([^)]*\tde,/u);
    expect(project.match(/50D1A0061FED79650016851F \/\* de \*\//gu)).toHaveLength(2);
    // Checking the apps also checks the packages: all code about languages is in one of the two.
    for (const app of ['server', 'web']) await copy.typecheck(`apps/${app}`);
    await buildWeb(repository);
    await writeFile(
      join(repository, 'say.ts'),
      `import { languageCode } from '@podium/contract';
     import { feedLanguage } from '@podium/games';
     import web from './apps/web/dist/server/server.js';
     import { phrase, sportPhrase } from './apps/server/src/ground/phrases.ts';
     import { makeTexts } from './packages/demo-games/src/words/texts.ts';
     const context = { read: async () => ({ status: 503, json: null }), platform: 'web', publicUrl: '', livePosition: '' };
     const page = await (await web.fetch(new Request('http://localhost/deu/403'), { context })).text();
     console.log(JSON.stringify({
       lang: /<html lang="([^"]*)"/.exec(page)[1],
       heading: /<h1[^>]*>([^<]*)/.exec(page)[1],
       menu: /href="\\/deu\\/403"[^>]*aria-current="true"/.test(page) || /aria-current="true"[^>]*href="\\/deu\\/403"/.test(page),
       phrases: page.match(/assets\\/locales\\/de\\/core/g)?.length,
       server: phrase('de', 'calendar.medals'),
       sport: sportPhrase('HBL', 'de', 'sevenMetres'),
       demo: makeTexts('Judo', '', '', '', '', '').de,
       feed: feedLanguage('de'),
       isAsked: languageCode.safeParse('de').success,
     }));
     process.exit();`,
    );
    expect(JSON.parse(await copy.node('say.ts'))).toEqual({
      lang: 'de',
      heading: expect.stringMatching(/^·/u) as string,
      menu: true,
      phrases: 1,
      server: '·Medal events',
      sport: '·7-meter throw',
      demo: 'Judo',
      feed: 'DEU',
      isAsked: true,
    });
  },
);
