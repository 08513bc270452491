import type { ResultLineAnswer } from '@podium/contract';
import type { FactColumn as FactColumnOf } from '@podium/disciplines/reading';

export { factColumns, readLines } from '@podium/disciplines/reading';

export type FactColumn = FactColumnOf<ResultLineAnswer>;

/** Class that hides a column on smaller screens. */
export const columnClass = { phone: '', tablet: 'tablet-up', wide: 'desktop-up' } as const;
