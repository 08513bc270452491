import type { UnitAnswer } from '@podium/contract';

/** A result that is official, never comes or has no new time yet: the page needs no space for other states. */
export const isWithoutSpace = ({ status, rerun }: Pick<UnitAnswer, 'status' | 'rerun'>): boolean =>
  status === 'OFFICIAL' || status === 'CANCELLED' || status === 'POSTPONED' || rerun !== undefined;
