import { createFileRoute } from '@tanstack/react-router';
import { disciplineHead, requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { SportReportsScreen } from './sport-reports-screen.tsx';

export const Route = createFileRoute('/{-$locale}/discipline/$key/reports')({
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context: { queryClient, language }, params: { key } }) => {
    await Promise.all([
      queryClient.query({ ...queries.games(language), ...known }),
      queryClient.query({ ...queries.discipline(language, key), ...known }),
      queryClient.query({ ...queries.reports(language, key), ...known }),
    ]);
  },
  head: ({ match, params }) =>
    disciplineHead(match.context, params.key, (t) => t('parts.discipline-shell.page.reports')),
  component: SportReportsPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function SportReportsPage() {
  const { key } = Route.useParams();
  return <SportReportsScreen disciplineKey={key} />;
}
