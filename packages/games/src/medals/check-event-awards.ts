import type { Medal } from '../model/vocabulary.ts';
import { medals } from '../model/vocabulary.ts';
import type { Award } from './award.ts';

export interface AwardFinding {
  medal: Medal;
  problem: 'missing' | 'surplus';
  expected: number;
  found: number;
}

/**
 * What is odd about a finished event's awards (D03): two golds leave no silver, three medals of gold and silver no bronze;
 * each place is filled or said to be not awarded. More bronzes than planned are a tie and fine.
 * `checkEventAwards(awards, { bronzes: 2 })` for judo; it only looks, nothing is ever added. In stock for the console.
 */
export function checkEventAwards(
  awards: readonly Pick<Award, 'eventId' | 'medal' | 'isNotAwarded'>[],
  { bronzes }: { bronzes: 1 | 2 },
): AwardFinding[] {
  const events = new Set(awards.map(({ eventId }) => eventId));
  if (events.size > 1) throw new RangeError(`awards of one event expected, not of ${[...events].join(', ')}`);
  const places = (medal: Medal) => awards.filter((award) => award.medal === medal).length;
  const given = (medal: Medal) => awards.filter((award) => award.medal === medal && !award.isNotAwarded).length;
  const golds = Math.max(given('gold'), 1);
  const expected: Record<Medal, number> = {
    gold: 1,
    silver: golds > 1 ? 0 : 1,
    bronze: golds + given('silver') > 2 ? 0 : bronzes,
  };
  return medals.flatMap((medal): AwardFinding[] => {
    if (places(medal) < expected[medal]) {
      return [{ medal, problem: 'missing', expected: expected[medal], found: places(medal) }];
    }
    const isSurplus = expected[medal] === 0 && given(medal) > 0;
    return isSurplus ? [{ medal, problem: 'surplus', expected: 0, found: given(medal) }] : [];
  });
}
