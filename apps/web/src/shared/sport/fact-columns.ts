import type { ResultLineAnswer } from '@podium/contract';
import type { FactColumn as FactColumnOf } from '@podium/disciplines/reading';

export { columnsOf, readLines } from '@podium/disciplines/reading';

/** A column of a table with what its cells are. */
export type FactColumn = FactColumnOf<ResultLineAnswer>;

/** Where a column has room. */
export const columnClass = { phone: '', tablet: 'max-sm:hidden', wide: 'max-lg:hidden' } as const;
