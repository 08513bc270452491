import { createFileRoute } from '@tanstack/react-router';
import { loadPlaces } from './load-places.ts';
import { PlacesScreen } from './places-screen.tsx';
import { readPlacesSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/hotels')({
  validateSearch: readPlacesSearch,
  loader: ({ context, location }) => loadPlaces(context, ['hotel'], readPlacesSearch(location.search)),
  component: HotelsPage,
});

function HotelsPage() {
  return <PlacesScreen types={['hotel']} search={Route.useSearch()} />;
}
