import type { ResultLineAnswer, UnitAnswer } from '@podium/contract';

/** What of a side is told one by one, and so is no total that the statistics compare: ends with their arrows, rounds. */
export const seriesOf = ({ details }: Pick<ResultLineAnswer, 'details'>): ResultLineAnswer['details'] =>
  details.filter(
    ({ type, pos, extensions = [] }) =>
      type === 'ER' && ((pos !== undefined && pos !== 'TOT') || extensions.length > 0),
  );

/** Of two sides, where a line of a table would open. */
export const hasSideSeries = ({ isHeadToHead, results }: Pick<UnitAnswer, 'isHeadToHead' | 'results'>): boolean =>
  isHeadToHead && results.some((line) => seriesOf(line).length > 0);
