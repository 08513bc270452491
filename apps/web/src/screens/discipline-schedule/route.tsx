import { createFileRoute, notFound } from '@tanstack/react-router';
import { disciplineHead, requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { SportScheduleScreen } from './sport-schedule-screen.tsx';
import { isDay, scheduleTab } from './search.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/schedule/$tab/{-$day}')({
  beforeLoad: ({ params, location }) => {
    if (!scheduleTab(params.tab) || (params.day !== undefined && !isDay(params.day))) throw notFound();
    requireLowerKey(params.key, location);
  },
  loader: async ({ context: { queryClient, language }, params: { key } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.discipline(language, key), ...known }),
      queryClient.query({ ...queries.disciplineSchedule(language, key), ...known }),
    ]);
  },
  head: ({ match, params }) =>
    disciplineHead(match.context, params.key, (t) => t('parts.discipline-shell.page.schedule')),
  component: SportSchedulePage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function SportSchedulePage() {
  const { key, tab, day } = Route.useParams();
  return <SportScheduleScreen disciplineKey={key} tab={scheduleTab(tab) ?? 'days'} day={day} />;
}
