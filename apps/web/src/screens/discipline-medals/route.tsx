import { createFileRoute } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { disciplineTexts } from '../../shared/program/discipline-shell/discipline-texts.ts';
import { specialAwardsOf } from '../../shared/people/special-awards/awards-query.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { SportMedalsScreen } from './sport-medals-screen.tsx';
import { medalTab } from './search.ts';
import { tableFilters } from './state.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/medals/{-$tab}')({
  beforeLoad: ({ params, location }) => {
    if (!medalTab(params.tab)) throw failCheck();
    requireLowerKey(params.key, location);
  },
  loader: async ({ context, params: { key, tab } }) => {
    const { queryClient, language } = context;
    const [, discipline] = await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.discipline(language, { key }), ...fromCache }),
      queryClient.query({ ...queries.medallists(language, { discipline: key }), ...fromCache }),
      queryClient.query({ ...specialAwardsOf(language, { discipline: key }), ...fromCache }),
    ]);
    const filters = tableFilters(key, medalTab(tab) ?? 'events', discipline.eventList);
    await Promise.all(
      filters.map(({ filter }) => queryClient.query({ ...queries.medals(language, filter), ...fromCache })),
    );
    return disciplineTexts(context, key, (t) => t('parts.discipline-shell.page.medals'));
  },
  component: SportMedalsPage,
});

function SportMedalsPage() {
  const { key, tab } = Route.useParams();
  return <SportMedalsScreen disciplineKey={key} tab={medalTab(tab) ?? 'events'} />;
}
