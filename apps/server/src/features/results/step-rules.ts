/** When a step happened, and who may take it back. */
import type { EnteredStep } from '@podium/games';
import type { ContestRow } from './event-rows.ts';

/** A device that was without a network for longer than this has the wrong date. */
const longestWaitMs = 24 * 3_600_000;

/**
 * Steps at the times at which they happened: the server's, minus the time that the device kept them. A device's own
 * clock may be off by years, so it is not stored.
 */
export function atServerTime(steps: readonly EnteredStep[], sentAt: string | undefined, now: number): EnteredStep[] {
  return steps.map((step) => {
    const waitMs = sentAt === undefined ? 0 : Date.parse(sentAt) - Date.parse(step.at);
    const isPlausible = waitMs > 0 && waitMs <= longestWaitMs;
    return { ...step, at: new Date(isPlausible ? now - waitMs : now).toISOString() };
  });
}

/** Whether an undo is allowed: of everything that counts, but by a scorer's link only of its own steps. */
export function mayUndo(
  { step, link, by }: Pick<ContestRow['steps'][number], 'step' | 'link' | 'by'>,
  ownLink: string | undefined,
): boolean {
  if (step.do === 'confirm' || step.do === 'reopen') return false;
  // Steps of links that were stored before links had names belong to no link.
  return ownLink === undefined || link === ownLink || (link === null && by === null);
}
