import { EmptyState, ErrorState, Icon, Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Picture } from '../../../shared/content/picture.tsx';
import { daysOf } from '../../../shared/games-time.ts';
import { isListed } from '../../../shared/item-state.ts';
import { usePage, useText } from '../../../shared/page-context.tsx';
import { DayChipText } from '../../../shared/parts/day-chip-text.tsx';
import { DisciplineSign } from '../../../shared/parts/discipline-sign.tsx';
import { PlaceLink } from '../../../shared/parts/place-link.tsx';
import { UnitRow } from '../../../shared/parts/unit-row.tsx';
import { queries } from '../../../shared/queries/queries.ts';
import { useGames } from '../../../shared/use-games.ts';
import { dayOf } from '../state.ts';
import { VenueGuide } from './venue-guide.tsx';
import { VenuePlace, VenueWithoutMap } from './venue-place.tsx';
import type { VenueNow } from '../places.ts';
import type { VenuesSearch } from '../search.ts';
import type { Venue } from '../state.ts';

interface VenuePageProps {
  venue: Venue;
  search: VenuesSearch;
  now?: VenueNow;
}

/** One venue: where it is, what is played there, what is on. */
export function VenuePage({ venue, search, now }: VenuePageProps) {
  const t = useText();
  const { language } = usePage();
  const { data: guide } = useQuery(queries.venueGuide(language, { id: venue.id }));
  const placed = { ...venue, ...guide?.point };
  return (
    <article className="venue-page" aria-labelledby="venue-name">
      <Link to="/{-$locale}/venues" search={{ q: search.q }} className="venue-back">
        <span className="venue-back-arrow">
          <Icon name="chevron" isSmall />
        </span>
        {t('screens.venues.all')}
      </Link>
      {guide?.photo && (
        <Picture picture={guide.photo} sizes="(min-width: 75rem) 55rem, 100vw" className="venue-photo" isFirst />
      )}
      <header className="venue-head">
        <h2 id="venue-name" className="text-title">
          <bdi>{venue.name}</bdi>
        </h2>
        <VenuePlace venue={placed} phone={guide?.phone} />
      </header>
      {venue.disciplines.length > 0 && (
        <section>
          <h3 className="section-title">{t('screens.venues.sports')}</h3>
          <ul className="venue-tags">
            {venue.disciplines.map(({ key, name }) => (
              <li key={key}>
                <PlaceLink to="discipline" id={key} className="venue-tag">
                  <DisciplineSign disciplineKey={key} size="row" />
                  <bdi>{name}</bdi>
                </PlaceLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {venue.locations.length > 0 && (
        <section>
          <h3 className="section-title">{t('screens.venues.fields')}</h3>
          <ul className="venue-tags">
            {venue.locations.map(({ id, name }) => (
              <li key={id} className="tag">
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {now && now.live.length > 0 && (
        <section>
          <h3 className="section-title">
            <span className="live-dot" />
            {t('screens.venues.onNow')}
          </h3>
          <ul className="unit-list">
            {now.live.map((item) => (
              <UnitRow key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      {guide && <VenueGuide guide={guide} />}
      <VenueDay venue={venue} search={search} />
      <VenueWithoutMap venue={placed} />
    </article>
  );
}

/** The programme of a day at this venue. */
function VenueDay({ venue, search }: { venue: Venue; search: VenuesSearch }) {
  const t = useText();
  const { language } = usePage();
  const { games, format, today, now } = useGames();
  const day = dayOf(games, search.date, now);
  const { data, isError, refetch } = useQuery(queries.day(language, { day, venue: venue.id }));
  const items = data?.items.filter(isListed);
  return (
    <section className="venue-day">
      <h3 className="section-title" suppressHydrationWarning>
        {format.capital(format.dateWithWeekday(day))}
      </h3>
      <nav aria-label={t('screens.venues.days')} className="day-chips">
        {daysOf(games).map((one) => (
          <Link
            key={one}
            to="/{-$locale}/venues"
            search={{ ...search, date: one }}
            preload={false}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            ref={one === day ? bringIntoView : undefined}
            className={`day-chip${one === today ? ' is-today' : ''}`}
            aria-current={one === day ? 'page' : undefined}
          >
            <DayChipText day={one} isToday={one === today} />
          </Link>
        ))}
      </nav>
      {items && items.length > 0 && (
        <ul className="unit-list">
          {items.map((item) => (
            <UnitRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      {items?.length === 0 && <EmptyState title={t('screens.venues.nothing')} />}
      {!items && !isError && <Skeleton label={t('state.loading')} heights={['row', 'row', 'row', 'row']} />}
      {!items && isError && (
        <ErrorState
          title={t('state.loadError')}
          text={t('state.tryLater')}
          retryLabel={t('action.retry')}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

/** Puts the chosen day into the middle of the strip, without moving the page. */
function bringIntoView(chosen: HTMLElement | null): void {
  const strip = chosen?.parentElement;
  if (!strip) return;
  const [own, whole] = [chosen.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += own.x - whole.x - (whole.width - own.width) / 2;
}
