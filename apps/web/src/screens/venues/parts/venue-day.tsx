import { EmptyState, ErrorState, Icon, Skeleton } from '@podium/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ScheduleItemAnswer } from '@podium/contract';
import { daysOf } from '../../../shared/shell/games-time.ts';
import { endedByClock, isListed } from '../../../shared/elements/item-state.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { bringIntoView } from '../../../shared/elements/parts/bring-into-view.ts';
import { DayChipText } from '../../../shared/elements/parts/day-chip-text.tsx';
import { UnitRow } from '../../../shared/elements/parts/unit-row.tsx';
import { queries } from '../../../shared/shell/queries/queries.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { upcomingItems, selectedDay } from '../state.ts';
import type { VenuesSearch } from '../search.ts';
import type { Venue } from '../state.ts';

/** On a longer day, the items after the next contests are collapsed. */
const maxShown = 8;
const maxUpcoming = 3;

/** The schedule of a day at this venue. A day chosen by the user is shown in full. */
export function VenueDay({ venue, search }: { venue: Venue; search: VenuesSearch }) {
  const t = useText();
  const { language } = usePage();
  const { games, format, today, now } = useGames();
  const day = selectedDay(games, search.date, now);
  const { data, isError, refetch } = useQuery(queries.day(language, { day, venue: venue.id }));
  const items = data && endedByClock(data.items.filter(isListed), now);
  return (
    <section className="venue-day">
      <h2 className="section-title" suppressHydrationWarning>
        {format.capital(format.dateWithWeekday(day))}
      </h2>
      <nav aria-label={t('screens.venues.days')} className="day-chips">
        {daysOf(games).map((option) => (
          <Link
            key={option}
            to="/{-$locale}/venues"
            search={{ ...search, date: option }}
            preload={false}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            ref={option === day ? bringIntoView : undefined}
            className={`day-chip${option === today ? ' is-today' : ''}`}
            aria-current={option === day ? 'page' : undefined}
          >
            <DayChipText day={option} isToday={option === today} />
          </Link>
        ))}
      </nav>
      {items && items.length > 0 && <DayItems key={day} items={items} isWhole={search.date !== undefined} now={now} />}
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

interface DayItemsProps {
  items: readonly ScheduleItemAnswer[];
  isWhole: boolean;
  now: Date;
}

function DayItems({ items, isWhole, now }: DayItemsProps) {
  const t = useText();
  if (isWhole || items.length <= maxShown) return <ItemList items={items} />;
  return (
    <>
      <ItemList items={upcomingItems(items, now, maxUpcoming)} />
      <details className="fold">
        <summary className="fold-summary">
          <span className="fill">{t('screens.venues.wholeDay', { count: items.length })}</span>
          <Icon name="down" isSmall />
        </summary>
        <ItemList items={items} />
      </details>
    </>
  );
}

function ItemList({ items }: { items: readonly ScheduleItemAnswer[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="unit-list">
      {items.map((item) => (
        <UnitRow key={item.id} item={item} />
      ))}
    </ul>
  );
}
