import { Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../../shared/elements/content/other-language.tsx';
import { Paragraphs } from '../../../shared/elements/content/paragraphs.tsx';
import { Picture } from '../../../shared/elements/content/picture.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { MapTile } from '../../../shared/places/map/map-tile.tsx';
import { PlaceLink } from '../../../shared/elements/parts/place-link.tsx';
import { useDistanceText } from '../../../shared/places/place/distance.ts';
import { DriverAddress } from '../../../shared/places/place/driver-address.tsx';
import { NoMap, PlaceLinks } from '../../../shared/places/place/place-links.tsx';
import { ShareButton } from '../../../shared/elements/share/share-button.tsx';
import { PlaceStar } from '../../../shared/places/place/place-star.tsx';
import type { usePosition } from '../../../shared/places/place/use-position.ts';
import { LazyNearestStops } from '../../../shared/places/way/lazy-nearest-stops.tsx';
import { LazyWayThere } from '../../../shared/places/way/lazy-way-there.tsx';
import type { Place } from '../state.ts';

interface PlacePageProps {
  place: Place;
  q?: string;
  position: ReturnType<typeof usePosition>;
}

export function PlacePage({ place, q, position }: PlacePageProps) {
  const t = useText();
  const distanceText = useDistanceText();
  const { id, name, address, localAddress, point, phone, web, hours, services, photo, venues } = place;
  return (
    <article className="place-page" aria-labelledby="place-name">
      <Link to="." search={{ q }} className="back-link">
        <Icon name="chevron" isSmall />
        {t('screens.places.all')}
      </Link>
      {photo && <Picture picture={photo} sizes="(min-width: 75rem) 55rem, 100vw" className="place-photo" isFirst />}
      <header className="place-head">
        <div className="place-head-text">
          <div className="place-title">
            <h1 id="place-name" className="text-title">
              <LocalText value={name} />
            </h1>
            <PlaceStar kind="place" id={id} name={name.text} />
          </div>
          <OtherLanguage value={services ?? name} />
          {address && address.text !== localAddress && (
            <address className="place-address">
              <LocalText value={address} />
            </address>
          )}
          <div className="place-actions">
            <PlaceLinks
              name={name.text}
              address={address ? [address.text] : []}
              point={point}
              phone={phone}
              web={web}
            />
            <ShareButton name={name.text} />
          </div>
        </div>
        {point && <MapTile center={point} markers={[]} />}
      </header>
      {localAddress !== null && <DriverAddress name={name.text} address={localAddress} />}
      {point && <LazyNearestStops point={point} />}
      {point && <LazyWayThere to={{ kind: 'place', id, point }} position={position} />}
      {hours && (
        <section>
          <h2 className="section-title">{t('parts.place.hours')}</h2>
          <Paragraphs value={hours} />
        </section>
      )}
      {services && (
        <section>
          <h2 className="section-title">{t('parts.place.services')}</h2>
          <Paragraphs value={services} />
        </section>
      )}
      {venues.length > 0 && (
        <section>
          <h2 className="section-title">{t('screens.places.toVenues')}</h2>
          <ul className="rows">
            {venues.map((venue) => (
              <li key={venue.id} className="row place-venue">
                <PlaceLink to="venue" id={venue.id} className="unit-link">
                  <bdi>{venue.name}</bdi>
                </PlaceLink>
                <span className="num text-ink2">{distanceText(venue.meters)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!point && <NoMap />}
    </article>
  );
}
