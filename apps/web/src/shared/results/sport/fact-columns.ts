import type { ResultLineAnswer } from '@podium/contract';
import type { FactColumn as FactColumnOf } from '@podium/disciplines/reading';

export { factColumns, readLines } from '@podium/disciplines/reading';

export type FactColumn = FactColumnOf<ResultLineAnswer>;

/** Class that hides a column on smaller screens. */
export const columnClass = { phone: '', tablet: 'tablet-up', wide: 'desktop-up' } as const;

/** The columns without the split at which a live race is shown: it would repeat the result. */
export const withoutSplit = (columns: readonly FactColumn[], split: FactColumn['heading'] | undefined): FactColumn[] =>
  columns.filter(
    ({ heading }) => heading.code !== split?.code || heading.place !== split.place || heading.number !== split.number,
  );
