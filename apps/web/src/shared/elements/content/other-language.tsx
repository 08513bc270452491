import type { LanguageCode } from '@podium/contract';
import { useText } from '../../shell/page-context.tsx';
import { useLanguageOf } from './local-text.tsx';

/** Says with one word that a text is in another language than the page: `in Portuguese`. */
export function OtherLanguage({ value }: { value: { lang?: LanguageCode } }) {
  const t = useText();
  const { lang } = useLanguageOf(value);
  return lang ? <small className="text-part text-ink2">{t('parts.content.inLanguage', { lang })}</small> : null;
}
