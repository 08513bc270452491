/** Times of steps, and the right to undo them. */
import { undoneSteps } from '@podium/games';
import type { EnteredStep } from '@podium/games';
import type { ContestRow } from './event-rows.ts';

/** A device that was without a network for longer than this has the wrong date. */
const longestWaitMs = 24 * 3_600_000;

/**
 * Steps at the times at which they happened: the server's, minus the time that the device kept them. A device's own
 * clock may be off by years, so it is not stored.
 */
export function atServerTime<Step extends { at: string }>(
  steps: readonly Step[],
  sentAt: string | undefined,
  now: number,
): Step[] {
  return steps.map((step) => {
    const waitMs = sentAt === undefined ? 0 : Date.parse(sentAt) - Date.parse(step.at);
    const isPlausible = waitMs > 0 && waitMs <= longestWaitMs;
    return { ...step, at: new Date(isPlausible ? now - waitMs : now).toISOString() };
  });
}

/** Two people who see the same goal enter it within this time. */
const sameScoreMs = 5000;

/** Returns whether another scorer has entered the same score at nearly the same time, so that it might count twice. */
export function isSameScore(
  step: EnteredStep,
  stored: readonly Pick<ContestRow['steps'][number], 'step' | 'link' | 'by'>[],
  { by, link }: { by: string | null; link: string | undefined },
): boolean {
  if (step.do !== 'score' || step.isSure === true) return false;
  const undoneIds = undoneSteps(stored.map((other) => other.step));
  return stored.some(
    ({ step: other, ...author }) =>
      other.do === 'score' &&
      (author.link === null && link === undefined ? author.by !== by : author.link !== (link ?? null)) &&
      !undoneIds.has(other.id) &&
      other.side === step.side &&
      other.points === step.points &&
      other.action === step.action &&
      Math.abs(Date.parse(other.at) - Date.parse(step.at)) <= sameScoreMs,
  );
}

/** Returns whether an undo is allowed: of everything that counts, but by a scorer's link only of its own steps. */
export function mayUndo(
  { step, link, by }: Pick<ContestRow['steps'][number], 'step' | 'link' | 'by'>,
  ownLink: string | undefined,
): boolean {
  if (step.do === 'confirm' || step.do === 'reopen' || step.do === 'replay') return false;
  // Steps of links that were stored before links had names belong to no link.
  return ownLink === undefined || link === ownLink || (link === null && by === null);
}
