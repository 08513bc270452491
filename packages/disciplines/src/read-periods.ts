import type { Discipline } from '@podium/games';
import { discipline as generic } from './generic/main.ts';
import { ownOr } from './own-or.ts';

/** What a part of a contest is called: keys of phrases of the sport or the generic one. */
export interface PeriodName {
  phrase: string;
  /** For the head of a column and beside a clock: `Q3`. */
  short: string;
  number?: string;
}

/** Of a period's code: `Q4`, `ET-H1`, `OT`, `PSO`, `TOT`; undefined for one that only its code can name. */
export function periodNameOf(rules: Pick<Discipline, 'periods'>, code: string): PeriodName | undefined {
  if (code === 'TOT') return { phrase: 'total', short: 'totalShort' };
  if (code === 'PSO') return { phrase: 'shootOut', short: 'shootOutShort' };
  if (code === 'OT') return { phrase: 'overtime', short: 'overtimeOnlyShort' };
  const [, extra, letters = extra ? 'ET' : 'P', number] = /^(ET)?(?:-[A-Z]+)?([A-Z]+)?(\d+)$/.exec(code) ?? [];
  if (number === undefined) return undefined;
  const name = ownOr(rules.periods, generic.periods, extra ?? letters);
  return name && { ...name, number };
}
