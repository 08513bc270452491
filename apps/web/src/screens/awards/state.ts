import type { AwardsAnswer } from '@podium/contract';

export type Award = AwardsAnswer['items'][number];

/** State of a ceremony as shown to visitors. `waiting`: its medals are not official yet. */
export const awardStates = ['planned', 'waiting', 'called', 'delivered', 'unscheduled'] as const;
export type AwardState = (typeof awardStates)[number];

/** A planned ceremony waits for its event until its own start time. */
export function awardState({ state, isDecided, start }: Award, now: Date): AwardState {
  if (state !== 'planned' || isDecided) return state;
  return start !== null && Date.parse(start) <= now.getTime() ? 'waiting' : 'planned';
}

/**
 * The displayed day: the requested one, today or the next day with a ceremony, or the last.
 *
 * @param days in order
 */
export function shownDay(days: readonly string[], requestedDay: string | undefined, today: string): string | undefined {
  if (requestedDay !== undefined && days.includes(requestedDay)) return requestedDay;
  return days.find((day) => day >= today) ?? days.at(-1);
}
