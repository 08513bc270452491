import type { LocalTextAnswer } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import { languageByTag } from '../messages.ts';
import { usePage, useText } from '../page-context.tsx';

/**
 * A text of the organizers on one line. In another language than the page's it says so, and runs in its own direction. With
 * results hidden, a text that may report one is empty.
 */
export function LocalText({ value }: { value: LocalTextAnswer }) {
  const t = useText();
  const language = useLanguageOf(value);
  if (value.text === '') return <>{t('parts.veil.placeholder')}</>;
  return <bdi {...language}>{value.text}</bdi>;
}

/** Attributes of an element whose text may be in another language than the page. */
export function useLanguageOf({ lang }: LocalTextAnswer): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { language } = usePage();
  return lang === contentLanguage(language) ? {} : { lang, dir: languageByTag(lang).direction };
}
