import { useText } from '../page-context.tsx';

/** What a sign means, for whoever hears the page: `1=` and then "shared rank", behind the language's own comma. */
export function SpokenAside({ text }: { text: string }) {
  const t = useText();
  return <span className="visually-hidden">{t('shared.pair', { first: '', second: text })}</span>;
}
