import { createFileRoute } from '@tanstack/react-router';
import { requireLowerKey } from '../../shared/program/discipline-route.ts';
import { readUnitSearch } from './search.ts';
import { StartListScreen } from './startlist-screen.tsx';
import { loadUnit, unitTexts } from './unit-page.ts';

export const Route = createFileRoute('/{-$locale}/discipline/$key/results/$unit/startlist')({
  validateSearch: readUnitSearch,
  beforeLoad: ({ params, location }) => requireLowerKey(params.key, location),
  loader: async ({ context, params }) => unitTexts(context, await loadUnit(context, params), 'startlist'),
  component: StartListPage,
});

function StartListPage() {
  const { unit } = Route.useParams();
  const { rows } = Route.useSearch();
  return <StartListScreen unitId={unit} isWhole={rows === 'all'} />;
}
