import { createFileRoute } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { pageTexts } from '../../shared/shell/head.ts';
import { fromCache, queries } from '../../shared/shell/queries/queries.ts';
import { ParticipantsError } from './parts/participants-error.tsx';
import { ParticipantsScreen } from './participants-screen.tsx';
import { participantsFilter } from './filter.ts';
import { delegationsInPage } from './delegations-in-page.ts';
import { followingPages, parsePages } from './shown-pages.ts';
import { readParticipantsSearch, tabs } from './state.ts';
import type { Tab } from './state.ts';

export const Route = createFileRoute('/{-$locale}/participants/$tab')({
  validateSearch: readParticipantsSearch,
  beforeLoad: ({ params }) => {
    if (!tabs.some((tab) => tab === params.tab)) throw failCheck();
  },
  // Without `loaderDeps`, and only when entering the page: changing a filter is not a navigation, so that the screen
  // and the focused field stay mounted.
  loader: async ({ context: { queryClient, language, phrases }, params, location, cause }) => {
    const texts = await pageTexts({ queryClient, language, phrases }, (t) => ({
      title: t(`screens.participants.${params.tab as Tab}`),
      description: t('screens.participants.description'),
    }));
    if (cause === 'stay') return texts;
    const search = readParticipantsSearch(location.search);
    const pages = parsePages(search);
    const [delegations] = await Promise.all([
      params.tab === 'delegations' ? undefined : delegationsInPage(queryClient, language),
      queryClient.query({ ...queries.games(language), ...fromCache }),
      ...[pages.first, ...followingPages(pages)].map((page) =>
        queryClient.query({
          ...queries.participants(language, participantsFilter(params.tab as Tab, search, page)),
          ...fromCache,
        }),
      ),
      search.discipline &&
        // If it fails, the filter shows the code, and the list is still shown.
        queryClient
          .query({ ...queries.discipline(language, { key: search.discipline }), ...fromCache })
          .catch(() => undefined),
    ]);
    return { ...texts, delegations };
  },
  component: ParticipantsPage,
  errorComponent: ParticipantsError,
});

function ParticipantsPage() {
  const { tab } = Route.useParams();
  return <ParticipantsScreen tab={tab as Tab} search={Route.useSearch()} />;
}
