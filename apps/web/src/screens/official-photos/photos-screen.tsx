import '../../shared/elements/content/cover-cards.css';
import './official-photos.css';
import { Icon, chipClass } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { Picture } from '../../shared/elements/content/picture.tsx';
import { sportsOf } from '../../shared/elements/content/sports-of.ts';
import { DOT } from '../../shared/elements/dot.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { DayChipText } from '../../shared/elements/parts/day-chip-text.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { useGames } from '../../shared/shell/use-games.ts';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import { albumDays, matchingAlbums } from './state.ts';
import type { Album } from './state.ts';
import type { PhotosSearch } from './search.ts';

/** The albums, newest first, filtered by day and sport. */
export function PhotosScreen({ search }: { search: PhotosSearch }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.albums(language));
  const albums = matchingAlbums(data.items, search);
  return (
    <div className="screen">
      <div className="screen-top">
        <h1 className="text-title">{t('screens.official-photos.title')}</h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      {data.items.length > 1 && <AlbumFilters albums={data.items} search={search} />}
      {data.items.length > 1 && (
        <output className="text-second text-ink2">
          {t('screens.official-photos.albumCount', { count: albums.length })}
        </output>
      )}
      {albums.length > 0 ? (
        <ul className="cover-cards">
          {albums.map((album, index) => (
            <AlbumCard key={album.id} album={album} isFirst={index < 2} />
          ))}
        </ul>
      ) : (
        <NoResults
          icon="camera"
          title={data.items.length > 0 ? t('state.noMatch') : t('screens.official-photos.empty')}
        >
          {data.items.length > 0 && (
            <Link to="/{-$locale}/official-photos" search={{}} className="button">
              {t('action.clear')}
            </Link>
          )}
        </NoResults>
      )}
    </div>
  );
}

function AlbumFilters({ albums, search }: { albums: readonly Album[]; search: PhotosSearch }) {
  const t = useText();
  const { format, today } = useGames();
  const sports = sportsOf(albums, format.compare);
  return (
    <search className="album-filters">
      <nav aria-label={t('screens.official-photos.days')} className="day-chips">
        <Link
          to="/{-$locale}/official-photos"
          search={{ ...search, date: undefined }}
          preload={false}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          className="day-chip"
          aria-current={search.date === undefined ? 'page' : undefined}
        >
          <strong>{t('screens.official-photos.all')}</strong>
        </Link>
        {albumDays(albums).map((day) => (
          <Link
            key={day}
            to="/{-$locale}/official-photos"
            search={{ ...search, date: day }}
            preload={false}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
            className={`day-chip${day === today ? ' is-today' : ''}`}
            aria-current={day === search.date ? 'page' : undefined}
          >
            <DayChipText day={day} isToday={day === today} />
          </Link>
        ))}
      </nav>
      {sports.length > 1 && (
        <nav aria-label={t('screens.official-photos.sports')} className="chips">
          {[undefined, ...sports].map((sport) => (
            <Link
              key={sport?.key ?? ''}
              to="/{-$locale}/official-photos"
              search={{ ...search, discipline: sport?.key }}
              preload={false}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              className={chipClass}
              aria-current={sport?.key === search.discipline ? 'true' : undefined}
            >
              {sport ? <bdi>{sport.name}</bdi> : t('screens.official-photos.allSports')}
            </Link>
          ))}
        </nav>
      )}
    </search>
  );
}

function AlbumCard({ album, isFirst }: { album: Album; isFirst: boolean }) {
  const t = useText();
  const { format } = useGames();
  const { id, title, day, discipline, cover, photoCount } = album;
  return (
    <li id={id} className="cover-card album">
      {cover ? (
        <Picture
          picture={{ ...cover, alt: { text: '', lang: 'en' } }}
          sizes="(min-width: 75rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          className="cover"
          isFirst={isFirst}
        />
      ) : (
        <span className="cover">
          <Icon name="camera" />
        </span>
      )}
      <div className="cover-text">
        <h2 className="cover-title">
          <Link to="/{-$locale}/official-photos/$id" params={{ id }} preload={false} className="unit-link">
            <LocalText value={title} />
          </Link>
        </h2>
        <p className="text-second text-ink2">
          <span suppressHydrationWarning>{format.date(day)}</span>
          {discipline && (
            <>
              {DOT}
              <bdi>{discipline.name}</bdi>
            </>
          )}
          {DOT}
          {t('screens.official-photos.photoCount', { count: photoCount })} <OtherLanguage value={title} />
        </p>
      </div>
    </li>
  );
}
