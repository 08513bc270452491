import './official-photos.css';
import { Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { Paragraphs } from '../../shared/elements/content/paragraphs.tsx';
import { Picture } from '../../shared/elements/content/picture.tsx';
import { WhereLink } from '../../shared/elements/content/where-link.tsx';
import { DOT } from '../../shared/elements/dot.ts';
import { mayOpen } from '../../shared/shell/may-open.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ShareButton } from '../../shared/elements/share/share-button.tsx';
import { useGames } from '../../shared/shell/use-games.ts';
import { NoResults } from '../../shared/elements/veil/results-state.tsx';
import { Lightbox } from './parts/lightbox.tsx';
import { useShownPhoto } from './parts/use-shown-photo.ts';

export function AlbumScreen({ id }: { id: string }) {
  const t = useText();
  const { language } = usePage();
  const { format } = useGames();
  const { data } = useSuspenseQuery(queries.album(language, { id }));
  const { title, description, day, discipline, venue, photographer, photos } = data;
  const currentPhoto = useShownPhoto(photos);
  return (
    <div className="screen">
      {mayOpen('/official-photos') && (
        <Link to="/{-$locale}/official-photos" search={{}} preload={false} className="back-link">
          <Icon name="chevron" isSmall />
          {t('screens.official-photos.allAlbums')}
        </Link>
      )}
      <div className="screen-top">
        <h1 className="text-title">
          <LocalText value={title} />
        </h1>
        <DataAgeLine asOf={data.asOf} />
      </div>
      <div className="album-facts">
        <div className="text-second text-ink2">
          <p>
            <span suppressHydrationWarning>{format.capital(format.dateWithWeekday(day))}</span>
            {discipline && (
              <>
                {DOT}
                <bdi>{discipline.name}</bdi>
              </>
            )}
            {DOT}
            {t('screens.official-photos.photoCount', { count: photos.length })} <OtherLanguage value={title} />
          </p>
          {photographer !== null && (
            <p>
              {t('screens.official-photos.photographer')} <bdi>{photographer}</bdi>
            </p>
          )}
          <p>
            <WhereLink venue={venue} place={null} />
          </p>
        </div>
        <ShareButton name={title.text} />
      </div>
      {description && <Paragraphs value={description} />}
      {photos.length > 0 ? (
        <ul className="photos">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <a
                id={photo.id}
                href={photo.image.href}
                className="photo"
                onClick={(event) => {
                  // Opening in a new tab or downloading shows the file itself, as on a page without scripts.
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  currentPhoto.open(photo.id);
                }}
              >
                <Picture
                  picture={photo.image}
                  sizes="(min-width: 75rem) 14rem, (min-width: 48rem) 33vw, 50vw"
                  isFirst={index < 4}
                />
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <NoResults icon="camera" title={t('screens.official-photos.emptyAlbum')} />
      )}
      <Lightbox
        title={title.text}
        photos={photos}
        index={currentPhoto.at}
        onMove={currentPhoto.move}
        onClose={currentPhoto.close}
      />
    </div>
  );
}
