import { createFileRoute } from '@tanstack/react-router';
import { disciplineHead, requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { SportPeopleScreen } from './sport-people-screen.tsx';
import { peopleFilter, readPeopleSearch } from './state.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/participants')({
  validateSearch: readPeopleSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  // Only on the way in: a filter is no other page, so the screen and the field in it stay while its list changes.
  loader: async ({ context: { queryClient, language }, params: { key }, location, cause }) => {
    if (cause === 'stay') return;
    const filter = peopleFilter(key, readPeopleSearch(location.search));
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.discipline(language, key), ...known }),
      queryClient.query({ ...queries.participants(language, filter), ...known }),
    ]);
  },
  head: ({ match, params }) =>
    disciplineHead(match.context, params.key, (t) => t('parts.discipline-shell.page.participants')),
  component: SportPeoplePage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function SportPeoplePage() {
  const { key } = Route.useParams();
  return <SportPeopleScreen disciplineKey={key} search={Route.useSearch()} />;
}
