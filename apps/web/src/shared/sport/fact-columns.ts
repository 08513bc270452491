import { factsOf } from '@podium/disciplines/reading';
import type { Fact, Facts } from '@podium/disciplines/reading';
import type { ResultLineAnswer, StartLine, UnitAnswer } from '@podium/contract';
import type { ColumnWidth, Discipline } from '@podium/games';

/** A column of a table with what its cells are. */
export interface FactColumn {
  id: string;
  width: ColumnWidth;
  /** What its cells are called: the sport's word for it, or that of the fact itself. */
  heading: Pick<Fact, 'phrase' | 'number' | 'place' | 'placePhrase' | 'code'>;
  cell: (line: StartLine) => string;
}

/** Where a column has room. */
export const columnClass = { phone: '', tablet: 'max-sm:hidden', wide: 'max-lg:hidden' } as const;

/** Of a long series a table has room for so many, evenly spread: 100, 200 and 300 of 400 m. */
const MOST_OF_SERIES = 6;

/** The facts of each line, read once for a table and all that opens in it. */
export function readLines(
  discipline: Pick<Discipline, 'codes'>,
  unit: Pick<UnitAnswer, 'results' | 'details'>,
): ReadonlyMap<StartLine, Facts> {
  return new Map(
    unit.results.map((line) => {
      const { details, resultType } = line;
      return [line, factsOf(discipline, { details, resultType: resultType ?? undefined }, unit.details)];
    }),
  );
}

/** The columns of a sport that these lines have values for. */
export function columnsOf(
  { columns }: Pick<Discipline, 'columns'>,
  lines: readonly StartLine[],
  facts: ReadonlyMap<StartLine, Facts>,
): FactColumn[] {
  return columns.flatMap(({ from, phrase, width }): FactColumn[] => {
    if ('field' in from) {
      const cell = (line: StartLine): string => (line as Partial<ResultLineAnswer>)[from.field] ?? '';
      const heading = { phrase: phrase ?? from.field, code: from.field };
      return lines.some((line) => cell(line) !== '') ? [{ id: from.field, width, heading, cell }] : [];
    }
    return seriesOf(from, facts).map(({ heading, cell, id }) => ({
      id,
      width,
      heading: phrase ? { ...heading, phrase } : heading,
      cell,
    }));
  });
}

const nameOf = ({ code, number, place }: Fact): string => `${code} ${place ?? number ?? ''}`;

/**
 * One column for each place at which lines have a fact; what has no number beside numbered ones is the end, told as the
 * result, unless the sections are told.
 */
function seriesOf(
  { code, of }: { code: string; of?: 'section' },
  facts: ReadonlyMap<StartLine, Facts>,
): Omit<FactColumn, 'width'>[] {
  const own = [...facts.values()].flat().filter((fact) => fact.code === code);
  const named = new Map(own.map((fact) => [nameOf(fact), fact]));
  const isSeries = of !== 'section' && [...named.values()].some(({ number }) => number !== undefined);
  const places = [...named]
    .filter(([, { number }]) => !isSeries || number !== undefined)
    .toSorted(([, one], [, other]) => Number(one.number ?? Infinity) - Number(other.number ?? Infinity) || 0);
  const valueOf = (fact: Fact | undefined): string =>
    (of === 'section' ? fact?.facts.find((below) => below.code === 'Value2')?.value : fact?.value) ?? '';
  return spread(places).map(([id, heading]) => ({
    id,
    heading,
    cell: (line) => valueOf(facts.get(line)?.find((fact) => nameOf(fact) === id)),
  }));
}

function spread<Item>(all: readonly Item[]): readonly Item[] {
  const step = Math.ceil(all.length / MOST_OF_SERIES);
  return all.filter((_, index) => (index + 1) % step === 0);
}
