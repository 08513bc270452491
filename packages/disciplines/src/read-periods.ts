import type { Detail, Discipline } from '@podium/games';
import { discipline as generic } from './generic/main.ts';
import { ownOrGeneric } from './own-or-generic.ts';

/** Name of a period: phrase keys of the sport or the generic one. */
export interface PeriodName {
  phrase: string;
  /** Short form for column heads and clocks: `Q3`. */
  short: string;
  number?: string;
}

type Rules = Pick<Discipline, 'periods' | 'currentPeriod'>;

/** The name of a period code: `Q4`, `ET-H1`, `OT`, `PSO`, `TOT`; undefined if there is none. */
export function findPeriodName(rules: Rules, code: string): PeriodName | undefined {
  if (code === 'TOT') return { phrase: 'total', short: 'totalShort' };
  if (code === 'PSO') return { phrase: 'shootOut', short: 'shootOutShort' };
  if (code === 'OT') return { phrase: 'overtime', short: 'overtimeOnlyShort' };
  const [, extra, letters = extra ? 'ET' : 'P', number] = /^(ET)?(?:-[A-Z]+)?([A-Z]+)?(\d+)$/.exec(code) ?? [];
  if (number === undefined) {
    const phrase = rules.currentPeriod.find((rule) => rule.code === code)?.phrase;
    return phrase === undefined ? undefined : { phrase, short: phrase };
  }
  const name =
    ownOrGeneric(rules.periods, generic.periods, code) ??
    ownOrGeneric(rules.periods, generic.periods, extra ?? letters);
  return name && { ...name, number };
}

interface NamedPeriod {
  code: string;
  home?: string;
  away?: string;
}

/**
 * Code of the current period, if a result shows it: from a fact that reports it (`PERIOD` is `H2`), otherwise the
 * last period with a score.
 */
export function currentPeriod(
  rules: Rules,
  { details, periods }: { details: readonly Detail[]; periods: readonly NamedPeriod[] },
): string | undefined {
  for (const { code, letters, value } of [...rules.currentPeriod, ...generic.currentPeriod]) {
    const reported = details.find((detail) => detail.code === code && (detail.type ?? 'UI') === 'UI')?.value;
    if (value !== undefined && reported === value) return code;
    if (value === undefined && reported) return letters && /^\d+$/u.test(reported) ? `${letters}${reported}` : reported;
  }
  return periods.findLast(({ code, home, away }) => code !== 'TOT' && (home ?? away) !== undefined)?.code;
}

/**
 * The points of a side in the game that decided a part, if the side lost it: 5 beside 7–6 after a tie-break of 7–5. Empty
 * for the winner, and for parts without such a game.
 */
export function lostDecider(
  { codes }: Pick<Discipline, 'codes'>,
  details: readonly Detail[],
  side: 'home' | 'away',
): string {
  const decider = details.find(({ code }) => codes[code]?.isDecider === true);
  const [, home, away] = /^(\d+)[–-](\d+)$/u.exec(decider?.value ?? '') ?? [];
  if (home === undefined || away === undefined || home === away) return '';
  const isLost = Number(home) < Number(away) === (side === 'home');
  return isLost ? (side === 'home' ? home : away) : '';
}
