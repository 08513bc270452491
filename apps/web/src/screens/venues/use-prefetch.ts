import { useQueryClient } from '@tanstack/react-query';
import { usePage } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { selectedDay } from './state.ts';

/** Prefetches the data of a venue page as soon as its row is touched, because opening a venue runs no loader. */
export function usePrefetch(): (venue: string) => void {
  const client = useQueryClient();
  const { language } = usePage();
  const { games, now } = useGames();
  return (venue) => {
    void client.prefetchQuery(queries.venueGuide(language, { id: venue }));
    void client.prefetchQuery(queries.transport(language, { venue }));
    void client.prefetchQuery(queries.day(language, { day: selectedDay(games, undefined, now), venue }));
  };
}
