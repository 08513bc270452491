import { useMemo } from 'react';
import { useLanguage } from '../language/language-store.ts';
import { findText } from '../language/text.ts';

interface KindTexts {
  kindName: (kind: string) => string;
  kindsName: (kind: string) => string;
  fieldName: (kind: string, field: string) => string;
  /** Explanation of a field, if its name is not sufficient. */
  fieldHint: (kind: string, field: string) => string | undefined;
  choiceLabel: (kind: string, field: string, word: string) => string;
}

export function useKindTexts(): KindTexts {
  const language = useLanguage();
  return useMemo(() => {
    const find = (...path: string[]): string | undefined => findText(language, ['kind', ...path].join('.'));
    return {
      kindName: (kind) => find(kind, 'name') ?? kind,
      kindsName: (kind) => find(kind, 'names') ?? kind,
      fieldName: (kind, field) => find(kind, 'fields', field) ?? field,
      fieldHint: (kind, field) => find(kind, 'hints', field),
      choiceLabel: (kind, field, word) => find(kind, 'words', field, word) ?? word,
    };
  }, [language]);
}
