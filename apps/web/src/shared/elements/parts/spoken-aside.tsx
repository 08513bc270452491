import { useText } from '../../shell/page-context.tsx';

/** Explains a symbol to screen readers: `1=`, then "shared rank" after the language's own comma. */
export function SpokenAside({ text }: { text: string }) {
  const t = useText();
  return <span className="visually-hidden">{t('shared.pair', { first: '', second: text })}</span>;
}
