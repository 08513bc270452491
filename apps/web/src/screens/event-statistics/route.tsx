import { createFileRoute } from '@tanstack/react-router';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { oneOf } from '../../shared/shell/search-text.ts';
import { loadSport } from '../../shared/results/sport/load-sport.ts';
import { EventStatisticsScreen } from './event-statistics-screen.tsx';

export const Route = createFileRoute('/{-$locale}/schedule/statistics/$event')({
  validateSearch: (search: Record<string, unknown>): { rows?: 'all' } => ({ rows: oneOf(search.rows, ['all']) }),
  loader: async ({ context, params }) => {
    const { queryClient, language } = context;
    const [statistics] = await Promise.all([
      queryClient.query({ ...queries.eventStatistics(language, { id: params.event }), ...fromCache }),
      queryClient.query({ ...queries.games(language), ...fromCache }),
    ]);
    await loadSport(language, statistics.discipline.code);
    const titleParts = { sport: statistics.discipline.name, event: statistics.event.name };
    return pageTexts(context, (t) => ({
      title: t('screens.event-statistics.titleOf', titleParts),
      description: t('screens.event-statistics.description', titleParts),
    }));
  },
  component: EventStatisticsPage,
});

function EventStatisticsPage() {
  const { event } = Route.useParams();
  return <EventStatisticsScreen eventId={event} isWhole={Route.useSearch().rows === 'all'} />;
}
