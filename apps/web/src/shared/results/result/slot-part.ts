import { isFinished } from '../../elements/item-state.ts';
import { lazyPart } from '../../elements/lazy-part.tsx';
import { isBeingConfirmed } from './contest-head.ts';
import type { UnitAnswer } from '@podium/contract';

/** A finished contest whose result is settled. */
export const isSettledResult = (unit: Pick<UnitAnswer, 'status' | 'resultStatus'>): boolean =>
  isFinished(unit) && unit.status !== 'UNOFFICIAL' && unit.status !== 'PROTESTED' && !isBeingConfirmed(unit);

/** Loaded only if a contest is upcoming, live or without a settled result. */
export const openStates = lazyPart(async () => (await import('./slot-open.tsx')).OpenStates);
