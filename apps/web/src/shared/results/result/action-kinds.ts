import { actionTypes } from '@podium/games';
import type { ActionType } from '@podium/games';

/** Types without a phrase of their own count as `others`. */
export const kindOf = ({ type }: { type: string }): ActionType =>
  actionTypes.find((known) => known === type) ?? 'others';
