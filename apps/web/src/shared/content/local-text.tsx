import type { LocalTextAnswer } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import { languageByTag } from '../messages.ts';
import { usePage } from '../page-context.tsx';

/** A text of the organizers on one line. In another language than the page's it says so, and runs in its own direction. */
export function LocalText({ value }: { value: LocalTextAnswer }) {
  return <bdi {...useLanguageOf(value)}>{value.text}</bdi>;
}

/** Attributes of an element whose text may be in another language than the page. */
export function useLanguageOf({ lang }: LocalTextAnswer): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { language } = usePage();
  return lang === contentLanguage(language) ? {} : { lang, dir: languageByTag(lang).direction };
}
