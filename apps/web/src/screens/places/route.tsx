import { createFileRoute } from '@tanstack/react-router';
import { failCheck } from '../../platform/failed-check.ts';
import { loadPlaces } from './load-places.ts';
import { PlacesScreen } from './places-screen.tsx';
import { readPlacesSearch, parsePlaceTypes } from './search.ts';

export const Route = createFileRoute('/{-$locale}/places/$types')({
  validateSearch: readPlacesSearch,
  beforeLoad: ({ params }) => {
    if (!parsePlaceTypes(params.types)) throw failCheck();
  },
  loader: ({ context, params, location }) =>
    loadPlaces(context, parsePlaceTypes(params.types) ?? [], readPlacesSearch(location.search)),
  component: PlacesPage,
});

function PlacesPage() {
  return <PlacesScreen types={parsePlaceTypes(Route.useParams().types) ?? []} search={Route.useSearch()} />;
}
