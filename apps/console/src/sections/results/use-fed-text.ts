import type { ResultCorrections } from '@podium/contract';
import { useText } from '../../language/text.ts';

type Field = ResultCorrections['edits'][number]['field'];

const outcomes = ['W', 'T', 'L'] as const;

/** Names of corrected fields and their values. */
export function useFedText(): {
  fieldName: (field: Field) => string;
  valueText: (field: Field, value: string | null) => string;
} {
  const t = useText();
  return {
    fieldName: (field) => t(`results.fed.fields.${field}`),
    valueText: (field, value) => {
      const outcome = field === 'wlt' ? outcomes.find((outcome) => outcome === value) : undefined;
      return outcome ? t(`results.fed.outcomes.${outcome}`) : (value ?? t('results.fed.nothing'));
    },
  };
}
