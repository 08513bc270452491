import { languages } from '@podium/i18n';
import type { I18nProvider } from 'react-admin';
import { changeLanguage, currentLanguage } from './language-store.ts';
import { findText } from './text.ts';
import type { Values } from './text.ts';

/** Values of react-admin that can be inserted into phrases: numbers and texts. */
const shownValues = (options: Record<string, unknown> = {}): Values =>
  Object.fromEntries(
    Object.entries(options).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/** Texts of react-admin's own components, from our phrases: its keys are below `ra` there. */
export const i18nProvider: I18nProvider = {
  translate(key, options) {
    const fallback: unknown = (options as { _?: unknown } | undefined)?._;
    return findText(currentLanguage(), key, shownValues(options)) ?? (typeof fallback === 'string' ? fallback : key);
  },
  changeLocale: changeLanguage,
  getLocale: currentLanguage,
  getLocales: () => languages.map(({ tag, ownName }) => ({ locale: tag, name: ownName })),
};
