import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { UnitReportsScreen } from './unit-reports-screen.tsx';
import { loadUnit, unitTexts } from './unit-page.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results/$unit/reports')({
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params }) => unitTexts(context, await loadUnit(context, params), 'reports'),
  component: UnitReportsPage,
});

function UnitReportsPage() {
  const { unit } = Route.useParams();
  return <UnitReportsScreen unitId={unit} />;
}
