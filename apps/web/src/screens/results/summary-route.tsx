import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { known, queries } from '../../shared/queries/queries.ts';
import { readSummarySearch } from './search.ts';
import { SummaryScreen } from './summary-screen.tsx';
import { loadUnit, unitHead } from './unit-page.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results/$unit/summary')({
  validateSearch: readSummarySearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params }) => {
    const { isHeadToHead, event } = await loadUnit(context, params);
    if (!isHeadToHead || !event) return;
    const { queryClient, language } = context;
    await queryClient.query({ ...queries.event(language, event.id, params.key), ...known });
  },
  head: ({ match, params }) => unitHead(match.context, params.unit, 'summary'),
  component: SummaryPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function SummaryPage() {
  const { unit } = Route.useParams();
  return <SummaryScreen unitId={unit} type={Route.useSearch().type} />;
}
