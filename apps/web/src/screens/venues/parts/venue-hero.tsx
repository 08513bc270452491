import type { TransportStop, VenueGuideAnswer, VenueGuidesAnswer } from '@podium/contract';
import { useMemo } from 'react';
import { MapTile } from '../../../shared/places/map/map-tile.tsx';
import { DOT } from '../../../shared/elements/dot.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { DisciplineSign } from '../../../shared/elements/parts/discipline-sign.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { DriverAddress } from '../../../shared/places/place/driver-address.tsx';
import { NoMap, PlaceLinks } from '../../../shared/places/place/place-links.tsx';
import { PlaceStar } from '../../../shared/places/place/place-star.tsx';
import { pointOf } from '../../../shared/places/place/point-of.ts';
import { ShareButton } from '../../../shared/elements/share/share-button.tsx';
import { markersAround } from '../markers.ts';
import type { Venue } from '../state.ts';

interface VenueHeroProps {
  venue: Venue;
  /** Loaded with the list, before the guide. */
  place?: VenueGuidesAnswer['items'][number];
  guide?: VenueGuideAnswer;
  stops: readonly TransportStop[];
}

/** Name, sports, address and links of a venue, next to a drawing of its surroundings. */
export function VenueHero({ venue, place, guide, stops }: VenueHeroProps) {
  const point = guide?.point ?? place?.point ?? pointOf(venue);
  const { format } = useGames();
  const disciplines = venue.disciplines.toSorted((a, b) => format.compare(a.name, b.name));
  const [first] = disciplines;
  const markers = useMemo(() => markersAround(guide?.places ?? [], stops), [guide, stops]);
  const lines = [venue.address, venue.city, venue.cluster].filter(
    (text, index, all): text is string => !!text && all.indexOf(text) === index,
  );
  const localAddress = (guide ?? place)?.localAddress ?? null;
  return (
    <>
      <header className="venue-hero">
        <div className="venue-hero-text">
          {first && <DisciplineSign disciplineKey={first.key} size="band" />}
          <div className="place-title">
            <h1 id="venue-name" className="text-title">
              <bdi>{venue.name}</bdi>
            </h1>
            <PlaceStar kind="venue" id={venue.id} name={venue.name} />
          </div>
          {disciplines.length > 0 && (
            <ul className="venue-tags">
              {disciplines.map(({ key, name }) => (
                <li key={key}>
                  <PlaceLink to="discipline" id={key} className="venue-tag">
                    <DisciplineSign disciplineKey={key} size="row" />
                    <bdi>{name}</bdi>
                  </PlaceLink>
                </li>
              ))}
            </ul>
          )}
          {venue.locations.length > 0 && (
            <p className="text-second text-ink2">
              {venue.locations.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 && DOT}
                  <bdi>{name}</bdi>
                </span>
              ))}
            </p>
          )}
          {lines.length > 0 && (
            <address className="venue-address">
              {lines.map((line) => (
                <bdi key={line}>{line}</bdi>
              ))}
            </address>
          )}
        </div>
        {point && <MapTile center={point} markers={markers} />}
      </header>
      <div className="place-actions">
        <PlaceLinks
          name={venue.name}
          address={localAddress === null ? lines : [localAddress]}
          point={point}
          phone={guide?.phone}
        />
        <ShareButton name={venue.name} />
      </div>
      {localAddress !== null && <DriverAddress name={venue.name} address={localAddress} />}
      {guide && !point && <NoMap />}
    </>
  );
}
