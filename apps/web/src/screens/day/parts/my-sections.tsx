import { MyDayList } from '../../../shared/people/my-day/my-day-list.tsx';
import { nextOfMine } from '../../../shared/people/my-day/my-items.ts';
import { useMyDay } from '../../../shared/people/my-day/use-my-day.ts';
import { EmptyState, Skeleton } from '@podium/ui';
import { isFinished } from '../../../shared/elements/item-state.ts';
import { LazyMyPlaces } from '../../../shared/places/my-places/lazy-my-places.tsx';
import { LazyWayToVenue } from '../../../shared/places/way/lazy-way-to-venue.tsx';
import { LazyPackOffer } from '../../../shared/services/offline/lazy-pack-offer.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { groupItems } from '../by-sport.ts';
import { DaySections } from './day-sections.tsx';
import { RestFold } from './rest-fold.tsx';
import type { ScheduleItemAnswer } from '@podium/contract';

interface MySectionsProps {
  day: string;
  /** Items already loaded for the page. */
  items: ScheduleItemAnswer[];
  discipline?: string;
  now?: Date;
}

/** The items of a day that are followed on this device. */
export function MySections({ day, items, discipline, now }: MySectionsProps) {
  const t = useText();
  const { items: mine, follows, isLoading, hasFailed, retry } = useMyDay(day);
  if (follows.length === 0) {
    return (
      <>
        <EmptyState icon="star" title={t('screens.day.noFollows')}>
          <p>{t('shared.myDayStart')}</p>
        </EmptyState>
        <LazyMyPlaces />
      </>
    );
  }
  if (isLoading) return <Skeleton label={t('state.loading')} heights={['row', 'row', 'row']} />;
  // Followed items contain more than the day's: the lane, and whether the contest is only expected.
  const byId = new Map(mine.map(({ item }) => [item.id, item]));
  const next = now && nextOfMine(mine, now)?.item.venue;
  const ownItems = items.flatMap(({ id }) => byId.get(id) ?? []);
  // On the current day, finished contests are folded: the page opens with live and upcoming ones.
  const earlier = now ? ownItems.filter(isFinished) : [];
  const current = now ? ownItems.filter((item) => !isFinished(item)) : ownItems;
  return (
    <>
      {hasFailed && <MyDayList items={[]} hasFailed onRetry={retry} isRest />}
      {ownItems.length === 0 ? (
        <EmptyState icon="star" title={t('screens.day.nothingMine')} />
      ) : (
        <>
          {earlier.length > 0 && (
            <RestFold
              groups={groupItems(earlier)}
              isOpen={earlier.length === ownItems.length}
              hasSport={discipline === undefined}
              summary={t('screens.day.earlierToday', { count: earlier.length })}
            />
          )}
          <DaySections items={current} discipline={discipline} now={now} hasEarlier={earlier.length > 0} />
        </>
      )}
      {next && <LazyWayToVenue key={next.id} id={next.id} name={next.name} />}
      <LazyMyPlaces />
      <LazyPackOffer />
    </>
  );
}
