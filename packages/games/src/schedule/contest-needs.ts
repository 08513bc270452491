/** Things that organizers have to do about a contest, on the day it is played. */
import type { DisplayStatus } from '../model/vocabulary.ts';

/**
 * `confirm`: it has ended and its result is not official; `late`: its time has come and it has not begun;
 * `scorer`: it is due or on and nobody can enter anything; `starters`: it is due and nobody is on its start list;
 * `contradicted`: the feed contradicts a correction.
 */
export const contestNeedNames = ['contradicted', 'confirm', 'late', 'starters', 'scorer'] as const;
export type ContestNeed = (typeof contestNeedNames)[number];

export interface WatchedContest {
  status: DisplayStatus;
  /** Planned start in epoch milliseconds. */
  startAt?: number | undefined;
  /** Start that is expected while an earlier contest of the same place is late. */
  estimatedStartAt?: number | undefined;
  /** The feed sends its result, so it is neither entered nor confirmed here. */
  isFromFeed: boolean;
  /** A valid scorer's link exists, or a user has the contest open. */
  hasScorer: boolean;
  /** A place whose competitor comes from an earlier contest counts as filled. */
  hasStarters: boolean;
  isContradicted: boolean;
}

const minute = 60_000;
const lateAfterMs = 5 * minute;
const scorerBeforeMs = 30 * minute;
const startersBeforeMs = 60 * minute;

const overStatuses: ReadonlySet<DisplayStatus> = new Set(['FINISHED', 'UNOFFICIAL', 'PROTESTED']);
const onStatuses: ReadonlySet<DisplayStatus> = new Set([
  'RUNNING',
  'SCHEDULED_BREAK',
  'PROGRAMED_PAUSE',
  'INTERRUPTED',
]);
/** A contest without a time cannot be late: it is canceled, or waits for a new time. */
const withoutTime: ReadonlySet<DisplayStatus> = new Set(['CANCELLED', 'POSTPONED', 'UNSCHEDULED']);

export type ContestStage = 'toCome' | 'on' | 'over' | 'official' | 'off';

/** State of a contest, for the people who run it. */
export function contestStage(status: DisplayStatus): ContestStage {
  if (status === 'OFFICIAL') return 'official';
  if (overStatuses.has(status)) return 'over';
  if (onStatuses.has(status)) return 'on';
  return withoutTime.has(status) ? 'off' : 'toCome';
}

/** @param now epoch milliseconds; @returns the most urgent first */
export function contestNeeds(contest: WatchedContest, now: number): ContestNeed[] {
  const stage = contestStage(contest.status);
  const { startAt = Infinity, isFromFeed } = contest;
  const isDue = (beforeMs: number): boolean => stage === 'toCome' && startAt - now <= beforeMs;
  const found: Record<ContestNeed, boolean> = {
    contradicted: contest.isContradicted,
    confirm: stage === 'over' && !isFromFeed,
    late: isDue(-lateAfterMs),
    starters: isDue(startersBeforeMs) && !contest.hasStarters,
    scorer: (stage === 'on' || isDue(scorerBeforeMs)) && !isFromFeed && !contest.hasScorer,
  };
  return contestNeedNames.filter((name) => found[name]);
}

/**
 * Milliseconds by which a contest that has not begun starts later than planned; 0 if it is on time. A contest whose
 * time has come is late by the time that has passed since.
 */
export function delayOf({ status, startAt, estimatedStartAt }: WatchedContest, now: number): number {
  if (startAt === undefined || contestStage(status) !== 'toCome') return 0;
  const delay = Math.max(estimatedStartAt ?? startAt, now) - startAt;
  return delay >= lateAfterMs ? delay : 0;
}
