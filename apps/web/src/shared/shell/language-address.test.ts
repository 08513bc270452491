import { languages } from '@podium/i18n';
import { describe, expect, it } from 'vitest';
import { languageAddress } from './language-address.ts';
import { codec } from './messages.ts';

const prefixes = ['', ...languages.map(({ prefix }) => `/${prefix}`)];
const spellings = languages.flatMap(({ tag, prefix }) =>
  [tag, tag.toUpperCase(), prefix, prefix.toUpperCase(), prefix[0]!.toUpperCase() + prefix.slice(1)].map(
    (text) => [text, tag] as const,
  ),
);
const address = (prefix: string, search: string) => ({
  pathname: `${prefix}/medals/all`,
  searchStr: search,
  hash: 'SP',
});

describe('N04: the parameter lang', () => {
  it.each(spellings)(
    '%s leads from every prefix to the same page in that language, without the parameter',
    (text, tag) => {
      for (const prefix of prefixes) {
        const { language } = codec.read(`${prefix}/medals/all`);
        const wanted = codec.write(tag, '/medals/all');
        expect(languageAddress(address(prefix, `?lang=${text}&sort=total`), text, language)).toBe(
          `${wanted}?sort=total#SP`,
        );
        expect(languageAddress({ ...address(prefix, `?lang=${text}`), hash: '' }, text, language)).toBe(wanted);
      }
    },
  );

  it.each(['', 'xx', 'english', 'pt-BR ', '../x', '//evil.example'])(
    'has no effect with %j, which is no language',
    (text) => {
      for (const prefix of prefixes) {
        const { language } = codec.read(`${prefix}/medals/all`);
        expect(languageAddress(address(prefix, `?lang=${encodeURIComponent(text)}`), text, language)).toBe(
          `${codec.write(language, '/medals/all')}#SP`,
        );
      }
    },
  );
});
