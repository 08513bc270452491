import type { Medal } from '../model/vocabulary.ts';
import { medals } from '../model/vocabulary.ts';
import type { Award } from './award.ts';

export interface AwardFinding {
  medal: Medal;
  problem: 'missing' | 'surplus';
  expected: number;
  actual: number;
}

/**
 * Lists anomalies in the awards of a finished event (D03): two golds leave no silver, three medals of gold and silver
 * leave no bronze; each medal is awarded or marked as not awarded. More bronzes than planned are a valid tie.
 * `checkEventAwards(awards, { bronzes: 2 })` for judo. Only reports, never adds a medal.
 */
export function checkEventAwards(
  awards: readonly Pick<Award, 'eventId' | 'medal' | 'isNotAwarded'>[],
  { bronzes }: { bronzes: 1 | 2 },
): AwardFinding[] {
  const events = new Set(awards.map(({ eventId }) => eventId));
  if (events.size > 1) throw new RangeError(`awards of one event expected, not of ${[...events].join(', ')}`);
  const places = (medal: Medal) => awards.filter((award) => award.medal === medal).length;
  const awardsFor = (medal: Medal) => awards.filter((award) => award.medal === medal && !award.isNotAwarded).length;
  const golds = Math.max(awardsFor('gold'), 1);
  const expected: Record<Medal, number> = {
    gold: 1,
    silver: golds > 1 ? 0 : 1,
    bronze: golds + awardsFor('silver') > 2 ? 0 : bronzes,
  };
  return medals.flatMap((medal): AwardFinding[] => {
    if (places(medal) < expected[medal]) {
      return [{ medal, problem: 'missing', expected: expected[medal], actual: places(medal) }];
    }
    const isSurplus = expected[medal] === 0 && awardsFor(medal) > 0;
    return isSurplus ? [{ medal, problem: 'surplus', expected: 0, actual: awardsFor(medal) }] : [];
  });
}
