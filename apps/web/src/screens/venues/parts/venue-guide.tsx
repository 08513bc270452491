import { Icon } from '@podium/ui';
import type { VenueGuideAnswer } from '@podium/contract';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { LocalText } from '../../../shared/content/local-text.tsx';
import { Paragraphs } from '../../../shared/content/paragraphs.tsx';
import { Picture } from '../../../shared/content/picture.tsx';
import type { MapMarker } from '../../../shared/map/games-map.tsx';
import { MapPanel } from '../../../shared/map/map-panel.tsx';
import { useText } from '../../../shared/page-context.tsx';
import { useDistanceText } from '../../../shared/place/distance.ts';

/** Access and services of a venue, its floor plan, and what is near it. */
export function VenueGuide({ guide }: { guide: VenueGuideAnswer }) {
  const t = useText();
  const { description, access, isStepFree, services, plan } = guide;
  return (
    <>
      {(description ?? access ?? services) && (
        <section className="venue-guide">
          <h3 className="section-title">{t('screens.venues.access')}</h3>
          {isStepFree && (
            <p className="venue-step-free">
              <Icon name="check" />
              {t('screens.venues.stepFree')}
            </p>
          )}
          {access && <Paragraphs value={access} />}
          {description && <Paragraphs value={description} />}
          {services && <Paragraphs value={services} />}
        </section>
      )}
      {plan && (
        <section>
          <h3 className="section-title">{t('screens.venues.plan')}</h3>
          <a href={plan.href} target="_blank" rel="noopener">
            <Picture picture={plan} sizes="(min-width: 75rem) 40rem, 100vw" className="venue-plan" />
          </a>
        </section>
      )}
      <VenueMap guide={guide} />
      <NearPlaces guide={guide} />
    </>
  );
}

function VenueMap({ guide: { id, name, point } }: { guide: VenueGuideAnswer }) {
  const markers = useMemo((): MapMarker[] => (point ? [{ id, name, point, kind: 'venue' }] : []), [id, name, point]);
  return <MapPanel markers={markers} selected={id} onSelect={stay} />;
}

const stay = (): void => undefined;

function NearPlaces({ guide: { places } }: { guide: VenueGuideAnswer }) {
  const t = useText();
  const distanceText = useDistanceText();
  if (places.length === 0) return null;
  return (
    <section>
      <h3 className="section-title">{t('screens.venues.near')}</h3>
      <ul className="unit-list">
        {places.map(({ id, type, name, meters }) => (
          <li key={id} className="venue-near">
            <Icon name={type === 'hospital' ? 'plus' : type === 'hotel' ? 'home' : 'pin'} />
            <Link to="/{-$locale}/places/$types" params={{ types: type }} search={{ place: id }} className="unit-link">
              <LocalText value={name} />
            </Link>
            <span className="num text-ink2">{distanceText(meters)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
