import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { SummaryScreen } from './summary-screen.tsx';
import { loadEvent, loadUnit, unitTexts } from './unit-page.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results/$unit/summary')({
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params }) => {
    const unit = await loadUnit(context, params);
    if (unit.isHeadToHead) await loadEvent(context, unit);
    return unitTexts(context, unit, 'summary');
  },
  component: SummaryPage,
});

function SummaryPage() {
  const { unit } = Route.useParams();
  return <SummaryScreen unitId={unit} />;
}
