import { useSyncExternalStore } from 'react';
import { missingLanguage } from '../platform/saved-language.ts';
import { useText } from '../shared/shell/page-context.tsx';

const never = () => () => undefined;

/**
 * Explains why a page opened in another language: that of its address is not on this device. Part of every page,
 * because without a network nothing can be loaded for it.
 */
export function MissingLanguage() {
  const t = useText();
  const missing = useSyncExternalStore(never, missingLanguage, () => null);
  if (missing === null) return null;
  return (
    <output className="notice tone-warn">
      <span>{t('shared.languageNotKept', { language: missing })}</span>
    </output>
  );
}
