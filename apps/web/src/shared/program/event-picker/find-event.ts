import { fromCache, queries } from '../../shell/queries/queries.ts';
import type { LanguageTag } from '@podium/i18n';
import type { QueryClient } from '@tanstack/react-query';

export interface EventContext {
  queryClient: QueryClient;
  language: LanguageTag;
}

export interface EventChoice {
  discipline?: string;
  event?: string;
}

/**
 * Loads the data of an event page: the Games, the sport with its list of events, the event.
 *
 * @returns the canonical choice: adds the missing sport of an event, drops an event of another sport
 */
export async function findEvent(
  { queryClient, language }: EventContext,
  { discipline, event }: EventChoice,
): Promise<EventChoice> {
  const games = queryClient.query({ ...queries.games(language), ...fromCache });
  if (!discipline) {
    await games;
    if (!event) return {};
    const found = await queryClient.query({ ...queries.event(language, { id: event }), ...fromCache });
    return { discipline: found.discipline.key, event };
  }
  const [, sport] = await Promise.all([
    games,
    queryClient.query({ ...queries.discipline(language, { key: discipline }), ...fromCache }),
  ]);
  if (!event || !sport.eventList.some(({ id }) => id === event)) return { discipline };
  await queryClient.query({ ...queries.event(language, { id: event }), ...fromCache });
  return { discipline, event };
}
