import { formattersFor, languageByTag } from '@podium/i18n';
import type { Formatters } from '@podium/i18n';
import { gamesFacts } from './games-store.ts';
import { useLanguage } from './language-store.ts';
import type { Language } from './language-store.ts';

const createFormats = (language: Language): Formatters => formattersFor(languageByTag(language), gamesFacts().timeZone);

/** Formats dates, times in the Games' zone, and numbers in the language of the console. */
export const useFormats = (): Formatters => createFormats(useLanguage());

/** Formats an instant with seconds, to distinguish two uploads in the same minute. */
export function useExactTime(): (instant: string) => string {
  const { intl } = languageByTag(useLanguage());
  const format = new Intl.DateTimeFormat(intl, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: gamesFacts().timeZone,
  });
  return (instant) => format.format(new Date(instant));
}
