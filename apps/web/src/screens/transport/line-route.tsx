import { createFileRoute } from '@tanstack/react-router';
import { serverNow } from '../../platform/server-clock.ts';
import { logicalDay } from '../../shared/shell/games-time.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { LineScreen } from './line-screen.tsx';
import { readDaySearch } from './search.ts';
import { dayWithin } from './state.ts';

export const Route = createFileRoute('/{-$locale}/transport/lines/$id')({
  validateSearch: readDaySearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { id }, deps: { date } }) => {
    const { queryClient, language } = context;
    const [games, transport] = await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.transport(language), ...fromCache }),
    ]);
    const day = dayWithin(transport, date, logicalDay(serverNow(), games));
    const { line } = await queryClient.query({ ...queries.transportLine(language, { id, day }), ...fromCache });
    return pageTexts(context, (t) => ({
      title: t('parts.timetable.line', { name: line.name }),
      description: t('screens.transport.lineDescription', { name: line.longName ?? line.name }),
    }));
  },
  component: LinePage,
});

function LinePage() {
  const { id } = Route.useParams();
  return <LineScreen key={id} id={id} date={Route.useSearch().date} />;
}
