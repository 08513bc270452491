import './home.css';
import { Skeleton } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import { daysOf, nearestDay } from '../../shared/shell/games-time.ts';
import { useFollows } from '../../shared/reader/follows.ts';
import { lazyPart } from '../../shared/elements/lazy-part.tsx';
import { LazyMyPlaces } from '../../shared/places/my-places/lazy-my-places.tsx';
import { MedalSummary } from '../../shared/services/front/medal-summary.tsx';
import { LazyPackOffer } from '../../shared/services/offline/lazy-pack-offer.tsx';
import { LatestBulletins } from '../../shared/results/papers/latest-bulletins.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { useContestNews } from '../../shared/program/use-contest-news.ts';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { LatestNotice } from './parts/latest-notice.tsx';
import { LiveStrip } from './parts/live-strip.tsx';
import { MyDayStart } from './parts/my-day-start.tsx';

const { Part: MyDaySection } = lazyPart(
  async () => (await import('./parts/my-day-section.tsx')).MyDaySection,
  () => <LoadingDay />,
);
const { Part: MyResults } = lazyPart(async () => (await import('./parts/my-results.tsx')).MyResults);

/**
 * The user's overview: next followed appearance, the rest of the day, live contests, results, medals, the latest
 * notice.
 */
export function HomeScreen() {
  const t = useText();
  const { language } = usePage();
  const { games, format, today, now } = useGames();
  const { data: live } = useSuspenseQuery(queries.live(language));
  useContestNews('home', live, [...live.live, ...live.latest]);
  const isHydrated = useHydrated();
  const isFollowing = useFollows().length > 0;
  const days = daysOf(games);
  const day = nearestDay(now, games);
  const number = days.indexOf(today) + 1;
  return (
    <div className="screen">
      <div className="screen-top band games-ground">
        <div>
          <h1 className="text-title">
            {number > 0
              ? t('shared.dayNumber', { number, total: days.length })
              : t(days[0] !== undefined && today < days[0] ? 'screens.home.before' : 'screens.home.after')}
          </h1>
          <p className="text-ink2" suppressHydrationWarning>
            {format.capital(format.dateWithWeekday(number > 0 ? today : day))}
          </p>
        </div>
        <DataAgeLine asOf={live.asOf} isLive={live.live.length > 0} />
      </div>
      <div className="home-columns">
        <div className="home-main">
          {isFollowing ? <MyDaySection day={day} isToday={day === today} /> : <MyDayStart />}
          <LazyMyPlaces />
          <LiveStrip live={live} today={today} />
          {isHydrated && isFollowing && <MyResults />}
        </div>
        <div className="home-aside">
          <LatestBulletins />
          <MedalSummary />
          {isHydrated && <LatestNotice />}
        </div>
      </div>
      {isHydrated && <LazyPackOffer />}
    </div>
  );
}

function LoadingDay() {
  const t = useText();
  return <Skeleton label={t('state.loading')} heights={['card', 'row', 'row']} />;
}
