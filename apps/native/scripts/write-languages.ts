// Writes the languages of the product into both native projects: the languages they declare, and the texts that iOS shows
// when an app asks for a permission. With --check nothing is written; the exit code is 1 if a file is stale.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@podium/i18n';
import { nativePhrases } from '@podium/i18n/phrase-folders';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const own = join(root, 'apps/native');
const ios = 'ios/App/App';
const infoFile = `${ios}/Info.plist`;
const projectFile = 'ios/App/App.xcodeproj/project.pbxproj';
const androidFile = 'android/app/src/main/res/xml/locales_config.xml';

/** Keys of `Info.plist`, by the phrase that explains the permission. */
const reasonKeys = { camera: 'NSCameraUsageDescription', location: 'NSLocationWhenInUseUsageDescription' } as const;
type Reasons = Record<keyof typeof reasonKeys, string>;

interface NativeLanguage {
  tag: string;
  reasons: Reasons;
}

/** @throws Error if the file has no such place */
function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  if (!pattern.test(text)) throw new Error(`nothing matches ${pattern}`);
  return text.replace(pattern, () => replacement);
}

function plistWith(text: string, texts: readonly NativeLanguage[]): string {
  const list = texts.map(({ tag }) => `\t\t<string>${tag}</string>\n`).join('');
  const declared = replaceOnce(
    text,
    /(?<=<key>CFBundleLocalizations<\/key>\n\t<array>\n)(?:\t\t<string>[^<]*<\/string>\n)*/u,
    list,
  );
  return Object.entries(reasonKeys).reduce(
    (changed, [name, key]) =>
      replaceOnce(
        changed,
        new RegExp(String.raw`(?<=<key>${key}</key>\n\t<string>)[^<]*`, 'u'),
        texts[0]!.reasons[name as keyof Reasons],
      ),
    declared,
  );
}

/** Ids of the files of texts are numbered in the order of the languages. */
const fileId = (index: number): string => `50D1A0${index.toString(16).toUpperCase().padStart(2, '0')}1FED79650016851F`;

function projectWith(text: string, tags: readonly string[]): string {
  const regions = tags.map((tag) => `\t\t\t\t${tag},\n`).join('');
  const references = tags.map(
    (tag, index) =>
      `\t\t${fileId(index)} /* ${tag} */ = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = ${tag}; path = ${tag}.lproj/InfoPlist.strings; sourceTree = "<group>"; };\n`,
  );
  const children = tags.map((tag, index) => `\t\t\t\t${fileId(index)} /* ${tag} */,\n`);
  const withRegions = replaceOnce(text, /(?<=knownRegions = \(\n)(?:\t+[\w"-]+,\n)*(?=\t+Base,)/u, regions);
  const withReferences = replaceOnce(withRegions, /(?:\t\t50D1A0\w+ \/\* \S+ \*\/ = \{.*\n)+/u, references.join(''));
  return replaceOnce(withReferences, /(?<=children = \(\n)(?:\t+50D1A0\w+ \/\* \S+ \*\/,\n)+/u, children.join(''));
}

const androidList = (text: string, tags: readonly string[]): string =>
  replaceOnce(
    text,
    /(?: *<locale android:name="[^"]*" \/>\n)+/u,
    tags.map((tag) => `    <locale android:name="${tag}" />\n`).join(''),
  );

const strings = ({ reasons }: NativeLanguage): string =>
  Object.entries(reasonKeys)
    .map(([name, key]) => `"${key}" = "${reasons[name as keyof Reasons]}";\n`)
    .join('');

/** @returns the text of every file about languages, by its path in the folder of the apps */
async function languageFiles(): Promise<Map<string, string>> {
  const texts = await Promise.all(
    languages.map(async ({ tag }): Promise<NativeLanguage> => {
      const { native } = (await nativePhrases(root, tag)) as { native: { reason: Reasons } };
      return { tag, reasons: native.reason };
    }),
  );
  const tags = texts.map(({ tag }) => tag);
  const read = (path: string): string => readFileSync(join(own, path), 'utf8');
  return new Map([
    [infoFile, plistWith(read(infoFile), texts)],
    [projectFile, projectWith(read(projectFile), tags)],
    [androidFile, androidList(read(androidFile), tags)],
    ...texts.map((language): [string, string] => [`${ios}/${language.tag}.lproj/InfoPlist.strings`, strings(language)]),
  ]);
}

const isCheck = process.argv.includes('--check');

function reportStale(path: string): void {
  process.stderr.write(`apps/native/${path} is stale: run "node apps/native/scripts/write-languages.ts"\n`);
  process.exitCode = 1;
}

const files = await languageFiles();
for (const [path, text] of files) {
  const file = join(own, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (isCheck) reportStale(path);
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
for (const folder of readdirSync(join(own, ios)).filter((name) => /^(?!Base\b).*\.lproj$/u.test(name))) {
  const path = `${ios}/${folder}`;
  if (files.has(`${path}/InfoPlist.strings`)) continue;
  if (isCheck) reportStale(path);
  else rmSync(join(own, path), { recursive: true });
}
