import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { disciplineTexts } from '../../shared/program/discipline-shell/discipline-texts.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { SportPeopleScreen } from './sport-people-screen.tsx';
import { readPeopleSearch } from './search.ts';
import { peopleFilter } from './state.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/participants')({
  validateSearch: readPeopleSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  // Loads only when entering the page: changing a filter is not a navigation, so that the screen and the focused field
  // stay mounted.
  loader: async ({ context, params: { key }, location, cause }) => {
    const { queryClient, language } = context;
    const texts = () => disciplineTexts(context, key, (t) => t('parts.discipline-shell.page.participants'));
    if (cause === 'stay') return texts();
    const filter = peopleFilter(key, readPeopleSearch(location.search));
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...fromCache }),
      queryClient.query({ ...queries.discipline(language, { key }), ...fromCache }),
      queryClient.query({ ...queries.participants(language, filter), ...fromCache }),
    ]);
    return texts();
  },
  component: SportPeoplePage,
});

function SportPeoplePage() {
  const { key } = Route.useParams();
  return <SportPeopleScreen disciplineKey={key} search={Route.useSearch()} />;
}
