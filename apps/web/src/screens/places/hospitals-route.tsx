import { createFileRoute } from '@tanstack/react-router';
import { loadPlaces } from './load-places.ts';
import { PlacesScreen } from './places-screen.tsx';
import { readPlacesSearch } from './search.ts';

export const Route = createFileRoute('/{-$locale}/hospitals')({
  validateSearch: readPlacesSearch,
  loader: ({ context, location }) => loadPlaces(context, ['hospital'], readPlacesSearch(location.search)),
  component: HospitalsPage,
});

function HospitalsPage() {
  return <PlacesScreen types={['hospital']} search={Route.useSearch()} />;
}
