import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { avoidedWords } from '../../packages/i18n/scripts/phrase-folders.ts';
import { styleFaults } from '../../packages/i18n/src/phrase-style.ts';
import { readSourceTree } from './source-tree.ts';
import { tableTexts, writtenTexts } from './written-texts.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const tables = globSync('packages/demo-games/folder/content/*.csv', { cwd: root });
const written = [
  ...writtenTexts(readSourceTree(root)),
  ...tables.flatMap((file) => tableTexts(file, readFileSync(join(root, file), 'utf8'))),
];

/** Parts of a name begin with a space or have a placeholder for the rest: `Women’s {}`, ` U16`. */
const plain = (text: string): string => text.replace('{}', '–').trim();

describe.each(['en', 'es', 'pt', 'az', 'ar', 'fr'] as const)('K3: demo and trivia texts in %s', (language) => {
  const texts = Object.fromEntries(
    written.map(({ at, texts: said }, index) => [`${at} (${index})`, plain(said[language])]),
  );

  it('follow the style of phrases', async () => {
    expect(written.length).toBeGreaterThan(400);
    expect(styleFaults(language, texts, await avoidedWords(root, language))).toEqual([]);
  });

  it('are in every row of the demo’s Games folder', () => {
    expect(tables).not.toEqual([]);
    const missing = written.filter(({ texts: said }) => said[language] === '');
    expect(missing.map(({ at }) => at)).toEqual([]);
  });

  it('have the decimals and units of their language', () => {
    const isForeign = ({ texts: said }: (typeof written)[number]): boolean =>
      (language !== 'en' && language !== 'ar' && /\d\.\d{1,2}(?!\d)/u.test(said[language])) ||
      (language === 'ar' && /\d (?:m|cm|mm|m\/s|km)$/u.test(said.ar));
    expect(written.filter(isForeign).map(({ at, texts: said }) => `${at} ${said[language]}`)).toEqual([]);
  });
});
