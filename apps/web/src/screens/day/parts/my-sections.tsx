import { MyDayList } from '../../../shared/people/my-day/my-day-list.tsx';
import { nextOfMine } from '../../../shared/people/my-day/my-items.ts';
import { useMyDay } from '../../../shared/people/my-day/use-my-day.ts';
import { EmptyState, Skeleton } from '@podium/ui';
import { LazyMyPlaces } from '../../../shared/places/my-places/lazy-my-places.tsx';
import { LazyWayToVenue } from '../../../shared/places/way/lazy-way-to-venue.tsx';
import { LazyPackOffer } from '../../../shared/services/offline/lazy-pack-offer.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { DaySections } from './day-sections.tsx';
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
  return (
    <>
      {hasFailed && <MyDayList items={[]} hasFailed onRetry={retry} isRest />}
      {ownItems.length === 0 ? (
        <EmptyState icon="star" title={t('screens.day.nothingMine')} />
      ) : (
        <DaySections items={ownItems} discipline={discipline} now={now} />
      )}
      {next && <LazyWayToVenue key={next.id} id={next.id} name={next.name} />}
      <LazyMyPlaces />
      <LazyPackOffer />
    </>
  );
}
