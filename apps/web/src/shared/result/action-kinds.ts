import { actionTypes } from '@podium/games';
import type { ActionType } from '@podium/games';

/** What has no name of its own is among the others. */
export const kindOf = ({ type }: { type: string }): ActionType =>
  actionTypes.find((known) => known === type) ?? 'others';
