import { Icon, Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ScheduleItemAnswer, VenueGuidesAnswer } from '@podium/contract';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { pointOf } from '../../../shared/places/place/point-of.ts';
import { usePosition } from '../../../shared/places/place/use-position.ts';
import { LazyNearestStops } from '../../../shared/places/way/lazy-nearest-stops.tsx';
import { LazyWayThere } from '../../../shared/places/way/lazy-way-there.tsx';
import { VenueDay } from './venue-day.tsx';
import { VenueDepartures } from './venue-departures.tsx';
import { VenueGuide } from './venue-guide.tsx';
import { VenueHero } from './venue-hero.tsx';
import type { VenuesSearch } from '../search.ts';
import type { Venue } from '../state.ts';

interface VenuePageProps {
  venue: Venue;
  place?: VenueGuidesAnswer['items'][number];
  search: VenuesSearch;
  live?: readonly ScheduleItemAnswer[];
}

export function VenuePage({ venue, place, search, live }: VenuePageProps) {
  const t = useText();
  const { language } = usePage();
  const { data: guide, isLoading } = useQuery(queries.venueGuide(language, { id: venue.id }));
  const { data: transport } = useQuery(queries.transport(language, { venue: venue.id }));
  const navigate = useNavigate({ from: '/{-$locale}/venues' });
  const position = usePosition(search.near === '1', {
    load: () => void navigate({ search: (now) => ({ ...now, near: '1' }), reloadDocument: true }),
    forget: () => void navigate({ search: (now) => ({ ...now, near: undefined }), replace: true, resetScroll: false }),
  });
  const point = guide?.point ?? place?.point ?? pointOf(venue);
  return (
    <article className="venue-page" aria-labelledby="venue-name">
      <Link to="/{-$locale}/venues" search={{ q: search.q }} className="back-link">
        <Icon name="chevron" isSmall />
        {t('screens.venues.all')}
      </Link>
      <VenueHero venue={venue} place={place} guide={guide} stops={transport?.stops ?? []} />
      {live && live.length > 0 && (
        <section>
          <h2 className="section-title">
            <span className="live-dot" />
            {t('screens.venues.onNow')}
          </h2>
          <ul className="unit-list">
            {live.map((item) => (
              <UnitRow key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      <div className="venue-columns">
        {transport && transport.stops.length === 0 && point ? (
          <LazyNearestStops point={point} />
        ) : (
          <VenueDepartures stops={transport?.stops ?? []} />
        )}
        {point && <LazyWayThere to={{ kind: 'venue', id: venue.id, point }} position={position} />}
        {isLoading && <Skeleton label={t('state.loading')} heights={['card', 'card', 'card']} />}
        {guide && <VenueGuide guide={guide} stops={transport?.stops ?? []} />}
      </div>
      <VenueDay venue={venue} search={search} />
      <a href={`?venue=${encodeURIComponent(venue.id)}&as=board`} className="button at-start">
        {t('shared.bigScreen')}
      </a>
    </article>
  );
}
