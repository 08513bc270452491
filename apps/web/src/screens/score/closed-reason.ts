import type { ResultSheet } from '@podium/contract';

/** The reason why a scorer can enter nothing now, as a phrase; undefined if they can. */
export function closedReason({
  status,
  isFromFeed,
  may,
}: Pick<ResultSheet, 'status' | 'isFromFeed' | 'may'>): 'fromFeed' | 'isOfficial' | 'mayNotEnter' | undefined {
  if (isFromFeed) return 'fromFeed';
  if (status === 'OFFICIAL') return 'isOfficial';
  return may.enter ? undefined : 'mayNotEnter';
}
