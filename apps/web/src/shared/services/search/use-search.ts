import { queryOptions, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { describeFailure } from '../../../platform/read-error.ts';
import { usePage } from '../../shell/page-context.tsx';
import { fromCache, queries } from '../../shell/queries/queries.ts';
import { GamesContext } from '../../shell/use-games.ts';
import { searchOnDevice } from './search-on-device.ts';
import type { KeptNames } from './search-on-device.ts';
import type { GamesAnswer, SearchAnswer } from '@podium/contract';
import { contentLanguage } from '@podium/i18n';
import type { LanguageTag } from '@podium/i18n';

interface Search {
  answer: SearchAnswer | undefined;
  /** There is no network: only what this device has kept was searched. */
  isOnDevice: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The server's search; without a network, a search of what this device has kept. */
export function useSearch(query: string, today: string): Search {
  const { language } = usePage();
  const games = use(GamesContext);
  const { data, isError, failureReason, refetch } = useQuery({
    ...queries.search(language, { query, today }),
    enabled: query !== '',
    placeholderData: (before) => before,
  });
  const isOffline = failureReason !== null && describeFailure(failureReason).code === 'offline';
  const { data: names } = useQuery({
    ...keptNames(language, games),
    enabled: isOffline && games !== undefined,
  });
  const onDevice = isOffline && names ? searchOnDevice(query, names) : undefined;
  return {
    answer: onDevice ?? (isOffline ? undefined : data),
    isOnDevice: onDevice !== undefined,
    hasFailed: isError,
    onRetry: () => void refetch(),
  };
}

/** Names from documents that the service worker has kept. Documents that it has not are left out. */
function keptNames(language: LanguageTag, games: GamesAnswer | undefined) {
  return queryOptions({
    queryKey: ['kept-names', language],
    networkMode: 'always',
    queryFn: async ({ client }): Promise<KeptNames> => {
      const disciplines = games?.disciplines ?? [];
      const lang = contentLanguage(language);
      const venues = await client.query({ ...queries.venues(language), ...fromCache, retry: false }).catch(notKept);
      const places = await client.query({ ...queries.places(language), ...fromCache, retry: false }).catch(notKept);
      const transport = await client
        .query({ ...queries.transport(language), ...fromCache, retry: false })
        .catch(notKept);
      const events = await Promise.all(
        disciplines.map(async (discipline) => {
          const { key } = discipline;
          const found = await client
            .query({
              ...queries.disciplineEvents(language, { key }),
              ...fromCache,
              retry: false,
            })
            .catch(notKept);
          return (found?.items ?? []).map(({ id, name }) => ({
            id,
            name,
            discipline,
          }));
        }),
      );
      return {
        disciplines,
        events: events.flat(),
        venues: venues?.items ?? [],
        places: [
          ...(places?.items ?? []).map(({ id, type, name, address }) => ({
            kind: 'place',
            id,
            type,
            name: name.text,
            lang: name.lang,
            detail: address?.text ?? '',
          })),
          ...(transport?.stops ?? []).map(({ id, name, venue }) => ({
            kind: 'stop',
            id,
            name,
            lang,
            detail: venue && venue.name !== name ? venue.name : '',
          })),
          ...(transport?.lines ?? []).map(({ id, name, longName }) => ({
            kind: 'line',
            id,
            name,
            lang,
            detail: longName ?? '',
          })),
        ],
      };
    },
  });
}

/** Leaves data out of the search that the device has not kept. */
const notKept = () => undefined;
