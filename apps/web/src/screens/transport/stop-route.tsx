import { createFileRoute } from '@tanstack/react-router';
import { serverNow } from '../../platform/server-clock.ts';
import { logicalDay } from '../../shared/shell/games-time.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { readDaySearch } from './search.ts';
import { dayWithin } from './state.ts';
import { StopScreen } from './stop-screen.tsx';

export const Route = createFileRoute('/{-$locale}/transport/stops/$id')({
  validateSearch: readDaySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps: { date } }) => {
    const { queryClient, language } = context;
    const [games, transport] = await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.transport(language), ...fromCache }),
    ]);
    const today = logicalDay(serverNow(), games);
    const days = new Set([today, dayWithin(transport, date, today)]);
    const [stop] = await Promise.all(
      [...days].map(async (day) =>
        queryClient.query({ ...queries.transportStop(language, { id, day }), ...fromCache }),
      ),
    );
    const { name } = stop!.stop;
    return pageTexts(context, (t) => ({
      title: name,
      description: t('screens.transport.stopDescription', { name }),
    }));
  },
  component: StopPage,
});

function StopPage() {
  const { id } = Route.useParams();
  return <StopScreen key={id} id={id} date={Route.useSearch().date} />;
}
