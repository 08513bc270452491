import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/discipline-route.ts';
import { ScreenError, ScreenPending } from '../../shared/parts/screen-states.tsx';
import { UnitReportsScreen } from './unit-reports-screen.tsx';
import { loadUnit, unitHead } from './unit-page.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results/$unit/reports')({
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params }) => void (await loadUnit(context, params)),
  head: ({ match, params }) => unitHead(match.context, params.unit, 'reports'),
  component: UnitReportsPage,
  pendingComponent: ScreenPending,
  errorComponent: ScreenError,
});

function UnitReportsPage() {
  const { unit } = Route.useParams();
  return <UnitReportsScreen unitId={unit} />;
}
