import './videos.css';
import { EmptyState, chipClass } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sportsOf } from '../../shared/elements/content/sports-of.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { VideoCard } from './parts/video-card.tsx';
import { videoGroups } from './state.ts';
import type { VideosSearch } from './search.ts';
import type { Video, VideoGroup } from './state.ts';

/** Videos: live ones first, then upcoming ones, then recordings by day. */
export function VideosScreen({ search }: { search: VideosSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.videos(language));
  const groups = videoGroups(data.items, search);
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.videos.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <SportChips videos={data.items} search={search} />
      {groups.map((group) => (
        <section key={`${group.state} ${group.day}`}>
          <GroupTitle group={group} />
          <ul className="cover-cards">
            {group.videos.map((video) => (
              <VideoCard key={video.id} video={video} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && (
        <EmptyState icon="live" title={data.items.length > 0 ? t('state.noMatch') : t('screens.videos.empty')}>
          {data.items.length > 0 && (
            <Link to="/{-$locale}/videos" search={{}} className="button">
              {t('action.clear')}
            </Link>
          )}
        </EmptyState>
      )}
    </div>
  );
}

function GroupTitle({ group: { state, day } }: { group: VideoGroup }) {
  const t = useText();
  const { format } = useGames();
  return (
    <h2 className="section-title" suppressHydrationWarning>
      {state === 'recorded' && day !== null
        ? t('screens.videos.recordedOn', { day: format.dateWithWeekday(day) })
        : t(`screens.videos.${state}`)}
    </h2>
  );
}

function SportChips({ videos, search }: { videos: readonly Video[]; search: VideosSearch }) {
  const t = useText();
  const { format } = useGames();
  const sports = sportsOf(videos, format.compare);
  if (sports.length < 2) return null;
  return (
    <nav aria-label={t('screens.videos.sports')} className="chips">
      {[undefined, ...sports].map((sport) => (
        <Link
          key={sport?.key ?? ''}
          to="/{-$locale}/videos"
          search={{ discipline: sport?.key }}
          preload={false}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          className={chipClass}
          aria-current={sport?.key === search.discipline ? 'true' : undefined}
        >
          {sport ? <bdi>{sport.name}</bdi> : t('screens.videos.allSports')}
        </Link>
      ))}
    </nav>
  );
}
