import { lineFields } from '@podium/games';
import type { ResultCorrections } from '@podium/contract';
import { useText } from '../../language/text.ts';

type Field = ResultCorrections['edits'][number]['field'];

const outcomes = ['W', 'T', 'L'] as const;

/** Names of corrected fields and their values. */
export function useFedText(): {
  /** @param name of a split, attempt or part */
  fieldName: (field: Field, name?: string | null) => string;
  valueText: (field: Field, value: string | null) => string;
} {
  const t = useText();
  return {
    fieldName: (field, name) => {
      const own = lineFields.find((one) => one === field);
      return own ? t(`results.fed.fields.${own}`) : (name ?? field);
    },
    valueText: (field, value) => {
      const outcome = field === 'wlt' ? outcomes.find((outcome) => outcome === value) : undefined;
      return outcome ? t(`results.fed.outcomes.${outcome}`) : (value ?? t('results.fed.nothing'));
    },
  };
}
