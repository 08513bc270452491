import { languageFromText } from '@podium/i18n';
import type { LanguageTag } from '@podium/i18n';
import { codec } from './messages.ts';

interface Address {
  pathname: string;
  /** As requested, with the question mark, or empty. */
  searchStr: string;
  /** Without `#`. */
  hash: string;
}

/**
 * The redirect target of the parameter `lang` (N04): the same page in that language, without the parameter. An unknown
 * value keeps the language of the address.
 */
export function languageAddress(
  { pathname, searchStr, hash }: Address,
  asked: string,
  current: LanguageTag | undefined,
): string {
  const query = new URLSearchParams(searchStr);
  query.delete('lang');
  const language = languageFromText(asked) ?? current ?? 'en';
  return (
    codec.write(language, codec.read(pathname).path) +
    (query.size > 0 ? `?${query.toString()}` : '') +
    (hash && `#${hash}`)
  );
}
