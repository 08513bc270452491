import { Icon, Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ScheduleItemAnswer, VenueGuidesAnswer } from '@podium/contract';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
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
        <VenueDepartures stops={transport?.stops ?? []} />
        {isLoading && <Skeleton label={t('state.loading')} heights={['card', 'card', 'card']} />}
        {guide && <VenueGuide guide={guide} stops={transport?.stops ?? []} />}
      </div>
      <VenueDay venue={venue} search={search} />
    </article>
  );
}
