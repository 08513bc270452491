import { Icon, Skeleton } from '@podium/ui';
import { itemWords } from '../item-state.ts';
import { useText } from '../page-context.tsx';
import { StatusBadge } from '../parts/status-badge.tsx';
import { useGames } from '../use-games.ts';
import { MyDayList } from './my-day-list.tsx';
import { nextOfMine } from './my-items.ts';
import { useMyDay } from './use-my-day.ts';

/** "My day" on the web: one card high on top of the grid, open to the whole list. It needs scripts. */
export function MyDayStrip() {
  const t = useText();
  const { format, today, now } = useGames();
  const { items, follows, isLoading, hasFailed, retry } = useMyDay(today);
  const next = nextOfMine(items, now);
  if (follows.length === 0) {
    return (
      <aside className="my-strip" aria-label={t('shared.myDay')}>
        <Icon name="star" />
        <p className="min-w-0 flex-1">
          <span className="block font-semibold">{t('shared.myDay')}</span>
          <span className="block text-second text-ink2">{t('shared.myDayStart')}</span>
        </p>
      </aside>
    );
  }
  return (
    <details className="my-strip my-strip-open" id="my-day">
      <summary>
        <Icon name="starred" />
        <span className="min-w-0 flex-1">
          <span className="block text-second text-ink2">{t('shared.myDay')}</span>
          {next ? (
            <span className="my-strip-next">
              <time dateTime={next.item.start ?? undefined} dir="ltr" className="num font-semibold">
                {next.item.start && !next.item.isStartHidden ? format.time(next.item.start) : ''}
              </time>{' '}
              <bdi className="font-semibold">{itemWords(next.item).title}</bdi>
              <StatusBadge status={next.item.status} moment={next.item.moment} />
            </span>
          ) : (
            <span className="block font-semibold">{isLoading ? t('state.loading') : t('shared.myDayNothing')}</span>
          )}
        </span>
        <span className="count-badge">{format.number(items.length)}</span>
        <Icon name="down" isSmall />
      </summary>
      <div className="my-strip-list">
        {isLoading && items.length === 0 ? (
          <Skeleton label={t('state.loading')} heights={['row', 'row']} />
        ) : (
          <MyDayList items={items} hasFailed={hasFailed} onRetry={retry} />
        )}
      </div>
    </details>
  );
}
