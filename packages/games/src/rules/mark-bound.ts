/** Marks that no athlete can reach: the best ones ever, and the most that a sport can give. */
import type { Scoring } from '../discipline.ts';
import { parseMark } from '../marks/mark.ts';
import type { MarkKind } from '../marks/mark.ts';
import { raceLegs } from './raced-meters.ts';

export interface MarkBound {
  /** In thousandths. */
  best: number;
  /** The sport cannot give a better mark; otherwise it is the best one ever. */
  isLimit?: boolean | undefined;
}

/** The bound of an event's marks; undefined if the sport knows none. @param code of the event, or of something in it */
export function markBound(
  { bests, fastest }: Pick<Scoring, 'bests' | 'fastest'>,
  kind: MarkKind,
  code: string,
): MarkBound | undefined {
  if (kind === 'time') {
    const race = raceLegs(code);
    const speed = race && fastest?.findLast(([from]) => from <= race.meters)?.[1];
    return race && speed ? { best: (race.legs * race.meters * 1000) / speed } : undefined;
  }
  const bound = bests?.find(({ events }) => events.test(code));
  const best = bound && parseMark('POINTS', bound.mark).value;
  return best ? { best, isLimit: bound.isLimit } : undefined;
}
