import { createFileRoute, notFound } from '@tanstack/react-router';
import { disciplineHead, requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { SportMedalsScreen } from './sport-medals-screen.tsx';
import { medalTab, tableFilters } from './state.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/medals/{-$tab}')({
  beforeLoad: ({ params, location }) => {
    if (!medalTab(params.tab)) throw notFound();
    requireLowerKey(params.key, location);
  },
  loader: async ({ context: { queryClient, language }, params: { key, tab } }) => {
    const [, discipline] = await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.discipline(language, key), ...known }),
      queryClient.query({ ...queries.medallists(language, key), ...known }),
    ]);
    const filters = tableFilters(key, medalTab(tab) ?? 'events', discipline.eventList);
    await Promise.all(
      filters.map(({ filter }) => queryClient.query({ ...queries.medals(language, filter), ...known })),
    );
  },
  head: ({ match, params }) =>
    disciplineHead(match.context, params.key, (t) => t('parts.discipline-shell.page.medals')),
  component: SportMedalsPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function SportMedalsPage() {
  const { key, tab } = Route.useParams();
  return <SportMedalsScreen disciplineKey={key} tab={medalTab(tab) ?? 'events'} />;
}
