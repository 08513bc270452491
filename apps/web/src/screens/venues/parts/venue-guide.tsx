import { Icon } from '@podium/ui';
import { contentPage } from '@podium/contract/content-pages';
import type { TransportStop, VenueGuideAnswer } from '@podium/contract';
import { useMemo } from 'react';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { Paragraphs } from '../../../shared/elements/content/paragraphs.tsx';
import { Picture } from '../../../shared/elements/content/picture.tsx';
import type { MapMarker } from '../../../shared/places/map/map-marker.ts';
import { MapPanel } from '../../../shared/places/map/map-panel.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useDistanceText } from '../../../shared/places/place/distance.ts';
import { markersAround } from '../markers.ts';
import { nearestOfEachType } from '../state.ts';

interface VenueGuideProps {
  guide: VenueGuideAnswer;
  stops: readonly TransportStop[];
}

export function VenueGuide({ guide, stops }: VenueGuideProps) {
  const t = useText();
  const { description, access, isStepFree, services, plan, photo } = guide;
  return (
    <>
      {(description ?? access ?? services ?? isStepFree) && (
        <section className="venue-guide">
          <h2 className="section-title">{t('screens.venues.access')}</h2>
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
      <NearPlaces guide={guide} stops={stops} />
      {plan && (
        <section>
          <h2 className="section-title">{t('screens.venues.plan')}</h2>
          <a href={plan.href} target="_blank" rel="noopener">
            <Picture picture={plan} sizes="(min-width: 75rem) 30rem, 100vw" className="venue-plan" />
          </a>
        </section>
      )}
      {photo && (
        <div className="venue-photo-place">
          <Picture picture={photo} sizes="(min-width: 75rem) 30rem, 100vw" className="venue-photo" />
        </div>
      )}
    </>
  );
}

function VenueMap({ guide: { id, name, point, places }, stops }: VenueGuideProps) {
  const markers = useMemo(
    (): MapMarker[] => (point ? [{ id, name, point, kind: 'venue' }, ...markersAround(places, stops)] : []),
    [id, name, point, places, stops],
  );
  return <MapPanel markers={markers} selected={id} onSelect={doNothing} />;
}

const doNothing = (): void => undefined;

function NearPlaces({ guide, stops }: VenueGuideProps) {
  const t = useText();
  const { nearest, others } = nearestOfEachType(guide.places);
  if (nearest.length === 0 && !guide.point) return null;
  return (
    <section className="venue-around">
      {nearest.length > 0 && <h2 className="section-title">{t('screens.venues.near')}</h2>}
      {nearest.length > 0 && <PlaceRows places={nearest} />}
      {others.length > 0 && (
        <details className="fold">
          <summary className="fold-summary">
            <span className="fill">{t('screens.venues.morePlaces', { count: others.length })}</span>
            <Icon name="down" isSmall />
          </summary>
          <PlaceRows places={others} />
        </details>
      )}
      <VenueMap guide={guide} stops={stops} />
    </section>
  );
}

function PlaceRows({ places }: { places: VenueGuideAnswer['places'] }) {
  const distanceText = useDistanceText();
  return (
    <ul className="rows">
      {places.map(({ id, type, name, meters }) => (
        <li key={id} className="row venue-near">
          <Icon name={type === 'hospital' ? 'plus' : type === 'hotel' ? 'home' : 'pin'} />
          <RowLink path={contentPage('place', id, type)!} className="unit-link">
            <LocalText value={name} />
          </RowLink>
          <span className="num text-ink2">{distanceText(meters)}</span>
        </li>
      ))}
    </ul>
  );
}
