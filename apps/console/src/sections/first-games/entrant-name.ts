import type { PlanEvent } from '@podium/contract';
import { personName } from './person-name.ts';

/** Name of a person or team. */
export const entrantName = (entrant: PlanEvent['entries']['items'][number]): string =>
  'name' in entrant ? entrant.name : personName(entrant);
