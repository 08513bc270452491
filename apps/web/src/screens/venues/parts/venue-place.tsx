import { NoMap, PlaceLinks } from '../../../shared/place/place-links.tsx';
import { pointOf } from '../../../shared/place/point-of.ts';
import type { Venue } from '../state.ts';

/** Address and ways to a map. */
export function VenuePlace({ venue, phone }: { venue: Venue; phone?: string | null }) {
  const lines = [venue.address, venue.city, venue.cluster].filter(
    (text, index, all): text is string => !!text && all.indexOf(text) === index,
  );
  return (
    <>
      {lines.length > 0 && (
        <address className="venue-address">
          {lines.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      )}
      <PlaceLinks name={venue.name} address={lines} point={pointOf(venue)} phone={phone} />
    </>
  );
}

/** The last thing to read of a venue that nobody has placed on a map. */
export function VenueWithoutMap({ venue }: { venue: Venue }) {
  return pointOf(venue) ? null : <NoMap />;
}
