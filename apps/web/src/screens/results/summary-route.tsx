import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/discipline-route.ts';
import { fromCache, queries } from '../../shared/queries/queries.ts';
import { SummaryScreen } from './summary-screen.tsx';
import { loadUnit, unitTexts } from './unit-page.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results/$unit/summary')({
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params }) => {
    const unit = await loadUnit(context, params);
    const { queryClient, language } = context;
    if (unit.isHeadToHead && unit.event)
      await queryClient.query({ ...queries.event(language, { id: unit.event.id }), ...fromCache });
    return unitTexts(context, unit, 'summary');
  },
  component: SummaryPage,
});

function SummaryPage() {
  const { unit } = Route.useParams();
  return <SummaryScreen unitId={unit} />;
}
