import type { DisplayStatusCode } from '@podium/contract';

/** The stages until a result is official. */
export const ladderSteps = ['live', 'unofficial', 'window', 'official'] as const;
type LadderStep = (typeof ladderSteps)[number];

const stepOfStatus: Partial<Record<DisplayStatusCode, LadderStep>> = {
  RUNNING: 'live',
  SCHEDULED_BREAK: 'live',
  PROGRAMED_PAUSE: 'live',
  INTERRUPTED: 'live',
  FINISHED: 'unofficial',
  PROTESTED: 'window',
  OFFICIAL: 'official',
};

export interface Ladder {
  /** The current stage; undefined before the start, or if the result never comes. */
  current: LadderStep | undefined;
  /** End of the protest window, while the result is unofficial. */
  until: string | undefined;
  isProtested: boolean;
}

/** The stage of a result; the protest window of an unofficial result starts at the end of the contest. */
export function ladderOf(
  unit: { status: DisplayStatusCode; actualEnd: string | null },
  now: Date,
  windowMinutes: number,
): Ladder {
  const { status, actualEnd } = unit;
  const isProtested = status === 'PROTESTED';
  if (status !== 'UNOFFICIAL') return { current: stepOfStatus[status], until: undefined, isProtested };
  if (actualEnd === null) return { current: 'unofficial', until: undefined, isProtested };
  const until = new Date(Date.parse(actualEnd) + windowMinutes * 60_000);
  return { current: 'window', until: now < until ? until.toISOString() : undefined, isProtested };
}
