import '../../../shared/elements/flag-colors/flag-colors.gen.css';
import { Skeleton } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import { ClashBadge, MyDayList } from '../../../shared/people/my-day/my-day-list.tsx';
import { NextCard } from '../../../shared/people/next/next-card.tsx';
import { splitFollows } from '../../../shared/reader/follows.ts';
import { isFinished } from '../../../shared/elements/item-state.ts';
import { GroupDays } from '../../../shared/people/my-day/group-days.tsx';
import { nextOfMine } from '../../../shared/people/my-day/my-items.ts';
import { PeopleCards } from '../../../shared/people/my-day/people-cards.tsx';
import { useNextLater } from '../../../shared/people/my-day/next-later.ts';
import { useMyDay } from '../../../shared/people/my-day/use-my-day.ts';
import { useGames } from '../../../shared/shell/use-games.ts';
import { LazyWayToVenue } from '../../../shared/places/way/lazy-way-to-venue.tsx';
import type { MyItem } from '../../../shared/people/my-day/my-items.ts';

/** The day of all follows, the next appearance first. */
export function MyDaySection({ day, isToday }: { day: string; isToday: boolean }) {
  const t = useText();
  const { format, now } = useGames();
  const { items, follows, isLoading, hasFailed, retry } = useMyDay(day);
  const next = nextOfMine(items, now);
  const later = useNextLater(follows, day, now, !next && !isLoading);
  const nextItem = next ?? later.next;
  const venue = nextItem?.item.venue;
  const { people, groups } = splitFollows(follows);
  // A whole delegation or sport has hundreds of items a day; these have a separate page.
  const isMine = ({ because }: MyItem) => people.length === 0 || because.some((follow) => people.includes(follow));
  return (
    <section id="my-day" aria-labelledby="my-day-title" className="home-section">
      <h2 id="my-day-title" className="section-title">
        {t('shared.myDay')}
        {!isToday && (
          <span className="text-second plain text-ink2" suppressHydrationWarning>
            {format.capital(format.dateWithWeekday(day))}
          </span>
        )}
      </h2>
      {isLoading && items.length === 0 ? (
        <Skeleton label={t('state.loading')} heights={['card', 'row', 'row']} />
      ) : (
        <>
          {people.length > 0 ? (
            <PeopleCards people={people} />
          ) : (
            nextItem && (
              <NextCard
                item={nextItem.item}
                hasSport
                hasSides
                flag={nextItem.flag}
                note={<ClashBadge minutes={nextItem.clashMinutes} />}
              />
            )
          )}
          {groups.length > 0 && <GroupDays groups={groups} day={day} />}
          <MyDayList
            items={sortByStart(items.filter((item) => isMine(item) && item !== next)).slice(0, MAX_ROWS)}
            hasFailed={hasFailed}
            onRetry={retry}
            isRest={people.length > 0 || !!nextItem}
          />
          {venue && <LazyWayToVenue key={venue.id} id={venue.id} name={venue.name} />}
        </>
      )}
    </section>
  );
}

/** The remaining rows are on another page. */
const MAX_ROWS = 12;

/** Upcoming items first, then finished ones, latest first. */
function sortByStart(items: readonly MyItem[]): MyItem[] {
  return [
    ...items.filter(({ item }) => !isFinished(item)),
    ...items.filter(({ item }) => isFinished(item)).toReversed(),
  ];
}
