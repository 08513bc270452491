import type { Award } from './award.ts';

/** Whether an award's list may be relied on: it is official, or it names what is won while the event is still open. */
export function isSettled(award: Pick<Award, 'isOfficial' | 'isEventOpen'>): boolean {
  return award.isOfficial || award.isEventOpen;
}

/** Whether somebody has won this medal, in an exhibition event too. */
export function isWon(award: Pick<Award, 'isOfficial' | 'isEventOpen' | 'isNotAwarded' | 'organisation'>): boolean {
  return isSettled(award) && !award.isNotAwarded && award.organisation !== null;
}

/** Whether an award counts: in the medal table, and wherever else medals are counted. */
export function isCounted(award: Award): boolean {
  return isWon(award) && !award.isExhibition;
}
