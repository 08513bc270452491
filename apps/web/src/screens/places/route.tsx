import { createFileRoute } from '@tanstack/react-router';
import { failCheck } from '../../shared/shell/route-guard.ts';
import { loadPlaces } from './load-places.ts';
import { PlacesScreen } from './places-screen.tsx';
import { readPlacesSearch, typesOf } from './state.ts';

export const Route = createFileRoute('/{-$locale}/places/$types')({
  validateSearch: readPlacesSearch,
  beforeLoad: ({ params }) => {
    if (!typesOf(params.types)) throw failCheck();
  },
  loader: ({ context, params, location }) =>
    loadPlaces(context, typesOf(params.types) ?? [], readPlacesSearch(location.search)),
  component: PlacesPage,
});

function PlacesPage() {
  return <PlacesScreen types={typesOf(Route.useParams().types) ?? []} search={Route.useSearch()} />;
}
