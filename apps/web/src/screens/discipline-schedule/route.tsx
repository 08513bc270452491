import { createFileRoute } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { disciplineTexts } from '../../shared/program/discipline-shell/discipline-texts.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { SportScheduleScreen } from './sport-schedule-screen.tsx';
import { isDay } from '../../shared/shell/search-text.ts';
import { scheduleTab } from './search.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/schedule/$tab/{-$day}')({
  beforeLoad: ({ params, location }) => {
    if (!scheduleTab(params.tab) || (params.day !== undefined && !isDay(params.day))) throw failCheck();
    requireLowerKey(params.key, location);
  },
  loader: async ({ context, params: { key } }) => {
    const { queryClient, language } = context;
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.discipline(language, { key }), ...fromCache }),
      queryClient.query({ ...queries.disciplineSchedule(language, { key }), ...fromCache }),
    ]);
    return disciplineTexts(context, key, (t) => t('parts.discipline-shell.page.schedule'));
  },
  component: SportSchedulePage,
});

function SportSchedulePage() {
  const { key, tab, day } = Route.useParams();
  return <SportScheduleScreen disciplineKey={key} tab={scheduleTab(tab) ?? 'days'} day={day} />;
}
