import type { Award } from './award.ts';

/** Returns whether an award's list is reliable: it is official, or it names medals won while the event is still open. */
export function isSettled(award: Pick<Award, 'isOfficial' | 'isEventOpen'>): boolean {
  return award.isOfficial || award.isEventOpen;
}

/** Returns whether the medal was won, also in an exhibition event. */
export function isWon(award: Pick<Award, 'isOfficial' | 'isEventOpen' | 'isNotAwarded' | 'organisation'>): boolean {
  return isSettled(award) && !award.isNotAwarded && award.organisation !== null;
}

/** Returns whether an award counts in the medal table and in every other medal count. */
export function isCounted(award: Award): boolean {
  return isWon(award) && !award.isExhibition;
}
