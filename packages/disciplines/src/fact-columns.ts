import type { ColumnWidth, Detail, Discipline } from '@podium/games';
import type { Fact, Facts } from './facts.ts';
import { readFacts } from './read-facts.ts';

/** The part of a result line that columns need. */
interface Line {
  details: readonly Detail[];
  resultType: string | null;
}

export interface FactColumn<Of> {
  id: string;
  width: ColumnWidth;
  /** Heading: the sport's phrase for the column, or that of the fact itself. */
  heading: Pick<Fact, 'phrase' | 'number' | 'place' | 'placePhrase' | 'code'>;
  cell: (line: Of) => string;
}

/**
 * Maximum number of columns of a long series. Splits are spread evenly: 100, 200 and 300 of 400 m. Of attempts the
 * last ones are shown, because the highest heights decide a high jump.
 */
const MAX_SERIES_COLUMNS = 6;

/** Facts of each line, read once for a table and the details that open in it. */
export function readLines<Of extends Line>(
  discipline: Pick<Discipline, 'codes'>,
  unit: { results: readonly Of[]; details: readonly Detail[] },
): ReadonlyMap<Of, Facts> {
  return new Map(
    unit.results.map((line) => {
      const { details, resultType } = line;
      return [line, readFacts(discipline, { details, resultType: resultType ?? undefined }, unit.details)];
    }),
  );
}

/** Columns of a sport for which these lines have values. */
export function factColumns<Of extends object>(
  { columns }: Pick<Discipline, 'columns'>,
  lines: readonly Of[],
  facts: ReadonlyMap<Of, Facts>,
): FactColumn<Of>[] {
  return columns.flatMap(({ from, phrase, width }): FactColumn<Of>[] => {
    if ('field' in from) {
      const cell = (line: Of): string =>
        (line as { startOrder?: string | null; points?: string | null })[from.field] ?? '';
      const heading = { phrase: phrase ?? from.field, code: from.field };
      return lines.some((line) => cell(line) !== '') ? [{ id: from.field, width, heading, cell }] : [];
    }
    return seriesColumns(from, facts).map(({ heading, cell, id }) => ({
      id,
      width,
      heading: phrase ? { ...heading, phrase } : heading,
      cell,
    }));
  });
}

const columnName = ({ code, number, place }: Fact): string => `${code} ${place ?? number ?? ''}`;

/**
 * One column per position at which lines have a fact. A fact without a number among numbered ones is the finish; it
 * is omitted because the result shows it, unless sections are shown.
 */
function seriesColumns<Of>(
  { code, of, below }: { code: string; of?: 'section'; below?: string },
  facts: ReadonlyMap<Of, Facts>,
): Omit<FactColumn<Of>, 'width'>[] {
  const ownFacts = (facts: Facts = []): Facts => {
    const sameCode = facts.filter((fact) => fact.code === code);
    return below === undefined
      ? sameCode
      : sameCode.flatMap((fact) => fact.facts.filter((fact) => fact.code === below));
  };
  const columnFacts = [...facts.values()].flatMap(ownFacts);
  const factsByName = new Map(columnFacts.map((fact) => [columnName(fact), fact]));
  const isSeries = of !== 'section' && [...factsByName.values()].some(({ number }) => number !== undefined);
  const places = [...factsByName]
    .filter(([, { number }]) => !isSeries || number !== undefined)
    .toSorted(([, a], [, b]) => Number(a.number ?? Infinity) - Number(b.number ?? Infinity) || 0);
  const factValue = (fact: Fact | undefined): string =>
    (of === 'section' ? fact?.facts.find((fact) => fact.code === 'Value2')?.value : fact?.value) ?? '';
  return spreadEvenly(places).map(([id, heading]) => ({
    id: below === undefined ? id : `${code} ${id}`,
    heading,
    cell: (line) => factValue(ownFacts(facts.get(line)).find((fact) => columnName(fact) === id)),
  }));
}

function spreadEvenly<Item extends readonly [string, Fact]>(items: readonly Item[]): readonly Item[] {
  if (items.every(([, { kind }]) => kind === 'attempt')) return items.slice(-MAX_SERIES_COLUMNS);
  const step = Math.ceil(items.length / MAX_SERIES_COLUMNS);
  return items.filter((_, index) => (index + 1) % step === 0);
}
