import './live.css';
import { EmptyState } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { useContestNews } from '../../shared/program/use-contest-news.ts';
import { TwoPanes } from '../../shared/services/beside/two-panes.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { LiveRow } from './parts/live-row.tsx';
import { byMedal, filterItems, startingWithinHour } from './state.ts';
import { useSlots } from './use-slots.ts';
import type { ScheduleItemAnswer, ScheduleLiveAnswer } from '@podium/contract';
import type { Slot } from './state.ts';
import type { LiveSearch } from './search.ts';

/** Number of upcoming contests shown if nothing is live. */
const MAX_COMING = 6;

/**
 * Live contests for medals, then the other live ones, each the most important first, then those of the next hour and
 * those just finished. On wide screens, the selected contest is shown next to the list.
 */
export function LiveScreen({ search }: { search: LiveSearch }) {
  const t = useText();
  const { language } = usePage();
  const { now } = useGames();
  const { data } = useSuspenseQuery(queries.live(language));
  useContestNews('live', data, [...data.live, ...data.latest]);
  const navigate = useNavigate({ from: '/{-$locale}/live' });
  const selectUnit = (unit: string) => void navigate({ search: { unit }, resetScroll: false, replace: true });
  const soonItems = startingWithinHour(data.next, now);
  const isEmpty = data.live.length === 0 && soonItems.length === 0;
  const slots = useSlots(data, isEmpty ? data.next.slice(0, MAX_COMING) : soonItems, now);
  const visibleIds = new Set([...slots.live, ...slots.soon].map(({ item }) => item.id));
  const latest = data.latest.filter(({ id }) => !visibleIds.has(id)).map((item): Slot => ({ item }));
  const selectedItem = useSelectedItem([...slots.live, ...slots.soon, ...latest], search.unit);
  const { medals, others } = byMedal(slots.live);
  const [hadLive] = useState(slots.live.length > 0);
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.live.title')}</h1>
        <DataAgeLine asOf={data.asOf} isLive={data.live.length > 0} />
      </div>
      <TwoPanes asked={search.unit} chosen={selectedItem} onChoose={selectUnit}>
        {!hadLive && data.live.length === 0 && <NothingLive next={data.next} />}
        <Section id="live-medals" title={t('screens.live.forMedals')} slots={medals} isSlot isWide />
        <Section
          id="live-others"
          title={t(medals.length > 0 ? 'screens.live.alsoLive' : 'screens.live.now')}
          slots={others}
          isSlot
          isWide
        />
        <Section
          id="live-soon"
          title={t(isEmpty ? 'screens.live.coming' : 'screens.live.nextHour')}
          slots={slots.soon}
          isSlot
        />
        <Section id="live-latest" title={t('screens.live.latest')} slots={latest} />
      </TwoPanes>
    </div>
  );
}

/** The contest next to the list: the requested one, or the first one when the page was opened. */
function useSelectedItem(slots: readonly Slot[], requestedId: string | undefined): ScheduleItemAnswer | undefined {
  const items = slots.map(({ item }) => item);
  const [last, setLast] = useState(() => filterItems(items, requestedId));
  const unitId = requestedId ?? last?.id;
  const match =
    unitId === undefined
      ? filterItems(items, undefined)
      : items.find(({ id, hasResults }) => id === unitId && hasResults);
  if (match && match !== last) setLast(match);
  return match ?? last;
}

interface SectionProps {
  id: string;
  title: string;
  slots: readonly Slot[];
  isSlot?: boolean;
  /** Two columns of cards where the list has room for them. */
  isWide?: boolean;
}

/** Contests of several sports. */
function Section({ id, title, slots, isSlot, isWide }: SectionProps) {
  if (slots.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-title">
        {title}
      </h2>
      <ul className={isWide ? 'unit-list live-cards' : 'unit-list'}>
        {slots.map(({ item, endedAt }) => (
          <LiveRow key={item.id} item={item} isSlot={isSlot} isEnded={endedAt !== undefined} />
        ))}
      </ul>
    </section>
  );
}

/** States when the next contest starts, if known. */
function NothingLive({ next: [first] }: Pick<ScheduleLiveAnswer, 'next'>) {
  const t = useText();
  const { format, dayAt, readerToday } = useGames();
  const day = first?.start && dayAt(first.start, first.day);
  return (
    <EmptyState icon="clock" title={t('screens.live.nothing')}>
      {first?.start && day && (
        <p suppressHydrationWarning>
          {day === readerToday
            ? t('screens.live.nextAt', { time: format.time(first.start) })
            : t('screens.live.nextOn', { day: format.dateWithWeekday(day), time: format.time(first.start) })}
        </p>
      )}
    </EmptyState>
  );
}
