import type { PlanEvent } from '@podium/contract';
import { personName } from '@podium/games-folder/own-sheets';

/** Name of a person or team. */
export const entrantName = (entrant: PlanEvent['entries']['items'][number]): string =>
  'name' in entrant ? entrant.name : personName(entrant);
