import { createFileRoute, redirect } from '@tanstack/react-router';
import { serverNow } from '../../platform/server-clock.ts';
import { nearestDay } from '../../shared/shell/games-time.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';

/** Today by the clock of the Games; before or after the Games, the nearest day. */
export const Route = createFileRoute('/{-$locale}/schedule/day')({
  loader: async ({ context: { queryClient, language }, params, location: { search } }) => {
    const games = await queryClient.query({ ...queries.games(language), ...fromCache });
    if (games.firstDay === null) throw redirect({ to: '/{-$locale}/schedule/days', params, search, statusCode: 302 });
    throw redirect({
      to: '/{-$locale}/schedule/day/$day/{-$discipline}/{-$venue}',
      params: { ...params, day: nearestDay(serverNow(), games), discipline: undefined, venue: undefined },
      search,
      statusCode: 302,
    });
  },
});
