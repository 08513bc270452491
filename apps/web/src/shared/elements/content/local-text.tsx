import type { LanguageCode, LocalTextAnswer } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import { languageByTag } from '../../shell/messages.ts';
import { usePage, useText } from '../../shell/page-context.tsx';

/**
 * A text of the organizers on one line. If its language differs from the page's, it gets its own `lang` and direction.
 * With results hidden, a text that may reveal one is empty.
 */
export function LocalText({ value }: { value: LocalTextAnswer }) {
  const t = useText();
  const language = useLanguageOf(value);
  if (value.text === '') return <>{t('parts.veil.placeholder')}</>;
  return <bdi {...language}>{value.text}</bdi>;
}

/**
 * Attributes of an element whose text may be in another language than the page; none for an answer without a language,
 * which an earlier version stored on the device.
 */
export function useLanguageOf({ lang }: { lang?: LanguageCode }): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { language } = usePage();
  return lang === undefined || lang === contentLanguage(language) ? {} : { lang, dir: languageByTag(lang).direction };
}
