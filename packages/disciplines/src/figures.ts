import type { Detail, DetailedLine, Discipline, Statistic, StatisticRule } from '@podium/games';
import { readStatistics } from '@podium/games';
import { findCodeRule } from './read-facts.ts';

/** A statistic and its name: a phrase key, or the code if it has no phrase. */
export interface Figure {
  /** The same for both sides and every player. */
  id: string;
  phrase: string | null;
  code: string;
  number?: string;
  better: StatisticRule['better'];
  value: string;
  of?: string;
  percent?: string;
}

/** A statistic `split_n` uses the phrase `splitNumber`, any other the phrase of its own key. */
export const phraseOfStatistic = (key: string): string => key.replace(/_n$/, 'Number');

/**
 * Statistics of a side or a player: those named by the sport, in its order, then all other totals that were sent.
 *
 * @param rules the sport's `statistics` or `memberStatistics`
 */
export function selectFigures(
  discipline: Pick<Discipline, 'codes'>,
  rules: readonly StatisticRule[],
  line: DetailedLine,
): Figure[] {
  const namedFigures = readStatistics(line, rules).map(statisticFigure);
  const namedCodes = new Set(rules.flatMap(({ selector }) => selectorCodes(selector)));
  return [
    ...namedFigures,
    ...line.details.filter(isTotal).flatMap((detail) => detailFigure(discipline, detail, namedCodes)),
  ];
}

function statisticFigure({ key, rule, pos, value, of, percent }: Statistic): Figure {
  return {
    id: key,
    phrase: phraseOfStatistic(rule.key),
    code: key,
    number: pos,
    better: rule.better,
    value,
    of,
    percent,
  };
}

const isTotal = ({ pos, type }: Detail): boolean => (pos === undefined || pos === 'TOT') && type !== 'PERIOD';

function detailFigure(
  discipline: Pick<Discipline, 'codes'>,
  detail: Detail,
  namedCodes: ReadonlySet<string>,
): Figure[] {
  const { code, type, value = '', attributes: { Attempt: attempts, Percent: percent } = {} } = detail;
  const rule = findCodeRule(discipline, code, type);
  if (namedCodes.has(code) || rule?.isSilent || type === 'DISPLAY' || (value === '' && !attempts)) return [];
  return [
    { id: code, phrase: rule?.phrase ?? null, code, better: undefined, value: value || '0', of: attempts, percent },
  ];
}

const selectorCodes = (selector: string): string[] =>
  [...selector.matchAll(/[A-Z]+:([A-Z0-9_-]+)/g)].map(([, code]) => code!);
