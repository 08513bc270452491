/** Splits, attempts and scores of parts of a line, each of which an organizer can correct, with their names. */
import { findPeriodName, readFacts } from '@podium/disciplines/reading';
import type { Fact } from '@podium/disciplines/reading';
import { factField, partField, partValue } from '@podium/games';
import type { CorrectedField, Discipline, EnteredSide, Language } from '@podium/games';
import type { Detail } from '@podium/odf';
import type { PeriodRow } from '../../feed/sport-tables.ts';
import { sportPhrase } from '../../ground/phrases.ts';

interface CorrectableValue {
  field: CorrectedField;
  kind: 'attempt' | 'split' | 'part';
  name: string;
  value: string | null;
}

interface Described {
  discipline: Discipline;
  code: string;
  language: Language;
  resultType: string | null;
  /** Details of the contest, which name the positions of splits. */
  contest: readonly Detail[];
}

/** Details of other kinds, such as reaction times and statistics, are not corrected. */
export function correctableFacts(details: readonly Detail[], of: Described): CorrectableValue[] {
  const fields = new Set<CorrectedField>();
  return details.flatMap((detail): CorrectableValue[] => {
    const field = factField(detail);
    const [fact] = readFacts(
      of.discipline,
      { details: [{ ...detail, extensions: [] }], resultType: of.resultType ?? undefined },
      of.contest,
    );
    if (field === undefined || fields.has(field) || !fact || (fact.kind !== 'attempt' && fact.kind !== 'split'))
      return [];
    fields.add(field);
    return [{ field, kind: fact.kind, name: factName(fact, of), value: detail.value ?? null }];
  });
}

export function correctableParts(
  periods: readonly PeriodRow[],
  side: EnteredSide | null,
  { discipline, code, language }: Pick<Described, 'discipline' | 'code' | 'language'>,
): CorrectableValue[] {
  return periods.flatMap((period): CorrectableValue[] => {
    const field = partField(period.code);
    const value = partValue(periods, { side }, field);
    if (value === undefined) return [];
    const name = findPeriodName(discipline, period.code);
    return [
      {
        field,
        kind: 'part',
        name: name ? sportPhrase(code, language, name.phrase, name.number) : period.code,
        value,
      },
    ];
  });
}

/** Name of a corrected split, attempt or part; undefined for the values of every line. */
export function correctedName(
  field: CorrectedField,
  details: readonly Detail[],
  periods: readonly PeriodRow[],
  of: Described,
): string | undefined {
  const values = [...correctableFacts(details, of), ...correctableParts(periods, 'home', of)];
  return values.find((value) => value.field === field)?.name;
}

function factName({ phrase, number, place, placePhrase, code: factCode }: Fact, { code, language }: Described): string {
  if (placePhrase) return sportPhrase(code, language, placePhrase);
  if (place) return place;
  return phrase === null ? [factCode, number].filter(Boolean).join(' ') : sportPhrase(code, language, phrase, number);
}
