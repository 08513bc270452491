import type { ResultLineAnswer, UnitAnswer } from '@podium/contract';

/**
 * Series of a side shown item by item, which the statistics do not compare as totals: ends with their arrows, rounds.
 */
export const resultSeries = ({ details }: Pick<ResultLineAnswer, 'details'>): ResultLineAnswer['details'] =>
  details.filter(
    ({ type, pos, extensions = [] }) =>
      type === 'ER' && ((pos !== undefined && pos !== 'TOT') || extensions.length > 0),
  );

/** Returns whether both sides of a match have series, shown like the expanded row of a table. */
export const hasSideSeries = ({ isHeadToHead, results }: Pick<UnitAnswer, 'isHeadToHead' | 'results'>): boolean =>
  isHeadToHead && results.some((line) => resultSeries(line).length > 0);
