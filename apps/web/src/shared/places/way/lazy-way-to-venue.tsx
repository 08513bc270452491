import { lazyPart } from '../../elements/lazy-part.tsx';
import { WayOnRequest } from './way-on-request.tsx';
import type { WayToVenueProps } from './way-to-venue.tsx';

const { Part } = lazyPart(
  async () => (await import('./way-to-venue.tsx')).WayToVenue,
  () => <div className="way-space" />,
);

export function LazyWayToVenue(props: WayToVenueProps) {
  return (
    <WayOnRequest name={props.name}>
      <Part {...props} />
    </WayOnRequest>
  );
}
