import { Icon } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { VenueDay } from './venue-day.tsx';
import { VenueDepartures } from './venue-departures.tsx';
import { VenueGuide } from './venue-guide.tsx';
import { VenueHero } from './venue-hero.tsx';
import type { VenueNow } from '../places.ts';
import type { VenuesSearch } from '../search.ts';
import type { Venue } from '../state.ts';

interface VenuePageProps {
  venue: Venue;
  search: VenuesSearch;
  now?: VenueNow;
}

/** One venue: where it is, how to get there and in, what is near, and what is on. */
export function VenuePage({ venue, search, now }: VenuePageProps) {
  const t = useText();
  const { language } = usePage();
  const { data: guide } = useQuery(queries.venueGuide(language, { id: venue.id }));
  const { data: transport } = useQuery(queries.transport(language, { venue: venue.id }));
  return (
    <article className="venue-page" aria-labelledby="venue-name">
      <Link to="/{-$locale}/venues" search={{ q: search.q }} className="venue-back">
        <span className="venue-back-arrow">
          <Icon name="chevron" isSmall />
        </span>
        {t('screens.venues.all')}
      </Link>
      <VenueHero venue={venue} guide={guide} stops={transport?.stops ?? []} />
      {now && now.live.length > 0 && (
        <section>
          <h2 className="section-title">
            <span className="live-dot" />
            {t('screens.venues.onNow')}
          </h2>
          <ul className="unit-list">
            {now.live.map((item) => (
              <UnitRow key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      <div className="venue-columns">
        <VenueDepartures stops={transport?.stops ?? []} />
        {guide && <VenueGuide guide={guide} stops={transport?.stops ?? []} />}
      </div>
      <VenueDay venue={venue} search={search} />
    </article>
  );
}
