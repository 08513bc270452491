import { actionTypes } from '@podium/games';
import { kindOf } from '../../shared/result/action-kinds.ts';
import type { ActionAnswer, DisplayStatusCode, UnitAnswer } from '@podium/contract';
import type { ActionType } from '@podium/games';

/** How many actions of each kind a log has. */
export function countActions(actions: readonly Pick<ActionAnswer, 'type'>[]): { type: ActionType; count: number }[] {
  return actionTypes
    .map((type) => ({ type, count: actions.filter((action) => kindOf(action) === type).length }))
    .filter(({ count }) => count > 0);
}

/** The steps by which a result becomes firm. */
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
  /** Where the result stands; undefined before the start, or if it never comes. */
  current: LadderStep | undefined;
  /** When protests end, while the result is unofficial. */
  until: string | undefined;
  isProtested: boolean;
}

/** How firm a result is: of an unofficial one the window for protests runs from its end. */
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

/** While it is over and not signed, how firm a result is matters most. */
export const isOpenToProtest = ({ status, results }: Pick<UnitAnswer, 'status' | 'results'>): boolean =>
  results.length > 0 && (status === 'FINISHED' || status === 'UNOFFICIAL' || status === 'PROTESTED');

/** Of two sides the score above says all, once there is one; what is gathered under a unit has the results if it has none. */
export const isToldElsewhere = ({
  results,
  isHeadToHead,
  children,
}: Pick<UnitAnswer, 'results' | 'isHeadToHead' | 'children'>): boolean =>
  results.length > 0 ? isHeadToHead : children.length > 0;
