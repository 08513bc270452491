import type { LanguageDefinition } from './language.ts';

export interface LocalPath<Tag extends string = string> {
  language: Tag;
  /** The path without its language, with query and hash: `/medals/all?sort=-total#SP`. */
  path: string;
  /** True if the address had a language prefix, as required for all but the first language. */
  isPrefixed: boolean;
}

export interface PathCodec<Tag extends string> {
  read(address: string): LocalPath<Tag>;
  /** The canonical address: the first language has no prefix. `/medals?x=1` in `ar` is `/ara/medals?x=1`. */
  write(language: Tag, path: string): string;
  findLanguage(prefix: string | undefined): Tag | undefined;
  languagePrefix(language: Tag): string;
}

/** Converts between an address and its language; the first language of the list has no prefix. */
export function createPathCodec<const Language extends LanguageDefinition>(
  languages: readonly Language[],
): PathCodec<Language['tag']> {
  type Tag = Language['tag'];
  const first = languages[0];
  if (!first) throw new Error('createPathCodec: no language given');
  const byPrefix = new Map<string, Tag>(languages.map((language) => [language.prefix, language.tag]));
  const prefixes = new Map<Tag, string>(languages.map((language) => [language.tag, language.prefix]));
  const languagePrefix = (language: Tag): string => {
    const prefix = prefixes.get(language);
    if (!prefix) throw new Error(`createPathCodec: unknown language ${language}`);
    return prefix;
  };
  return {
    read(address) {
      const match = /^\/([^/?#]+)(\/[^?#]*)?(.*)$/su.exec(address);
      const language = match && byPrefix.get(match[1]!);
      if (!match || !language) return { language: first.tag, path: address, isPrefixed: false };
      return { language, path: `${match[2] ?? '/'}${match[3]}`, isPrefixed: true };
    },
    write(language, path) {
      if (language === first.tag) return path;
      const pathWithoutSlash = /^\/(?=[?#]|$)/u.test(path) ? path.slice(1) : path;
      return `/${languagePrefix(language)}${pathWithoutSlash}`;
    },
    findLanguage: (prefix) => (prefix === undefined ? first.tag : byPrefix.get(prefix)),
    languagePrefix,
  };
}
