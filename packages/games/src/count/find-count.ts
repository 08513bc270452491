import type { Scoring } from '../discipline.ts';
import type { ScoreCount } from './score-count.ts';

/** The way of counting of a contest: that of its event, otherwise that of the sport. @param code of the contest */
export const findCount = ({ count, eventCounts = [] }: Scoring, code: string): ScoreCount =>
  eventCounts.find((event) => event.code.test(code))?.count ?? count;
