import { contentPage } from '@podium/contract/content-pages';
import { Badge, Icon } from '@podium/ui';
import { pageFacts } from '../../../platform/facts.ts';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { Picture } from '../../../shared/elements/content/picture.tsx';
import { DOT } from '../../../shared/elements/dot.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import { RowLink } from '../../../shared/elements/parts/row-link.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import { Section } from './section.tsx';
import type { UnitContentAnswer } from '@podium/contract';
import type { IconName } from '@podium/ui';
import type { ReactNode } from 'react';

export function UnitContent({ content: { ceremony, videos, albums, documents } }: { content: UnitContentAnswer }) {
  const t = useText();
  return (
    <Section title={t('screens.results.more')}>
      <ul className="unit-content">
        {ceremony && <CeremonyRow ceremony={ceremony} />}
        {videos.map((video) => (
          <VideoRow key={video.id} video={video} />
        ))}
        {albums.map((album) => (
          <AlbumRow key={album.id} album={album} />
        ))}
        {documents.map(({ id, type, title, file }) => (
          <Row key={id} icon="document" facts={t(`parts.papers.type.${type}`)}>
            <a href={file.href} target="_blank" rel="noopener" className="link">
              <LocalText value={title} />
            </a>
          </Row>
        ))}
      </ul>
    </Section>
  );
}

function CeremonyRow({ ceremony }: { ceremony: NonNullable<UnitContentAnswer['ceremony']> }) {
  const t = useText();
  const { format } = useGames();
  const { day, start, discipline, venue, place } = ceremony;
  const name = t('screens.results.ceremony');
  return (
    <Row
      icon="medal"
      facts={
        <>
          {start && (
            <time dateTime={start} suppressHydrationWarning>
              {format.dateTime(start)}
            </time>
          )}
          {venue && (
            <>
              {DOT}
              <bdi>{venue.name}</bdi>
            </>
          )}
          {place && (
            <>
              {DOT}
              <LocalText value={place} />
            </>
          )}
        </>
      }
    >
      {/* Only the apps have a page with the list of ceremonies. */}
      {pageFacts().platform === 'web' ? (
        <strong>{name}</strong>
      ) : (
        <RowLink path={`/official-awards-schedule?date=${day}&discipline=${discipline.key}`}>{name}</RowLink>
      )}
    </Row>
  );
}

function VideoRow({ video: { id, state, title, start } }: { video: UnitContentAnswer['videos'][number] }) {
  const t = useText();
  const { format } = useGames();
  return (
    <Row
      icon="live"
      facts={
        <>
          {t('screens.results.video')}
          {state === 'upcoming' && start && (
            <>
              {DOT}
              <time dateTime={start} suppressHydrationWarning>
                {format.dateTime(start)}
              </time>
            </>
          )}
        </>
      }
      end={
        state === 'live' && (
          <Badge tone="live" icon="dot">
            {t('state.live')}
          </Badge>
        )
      }
    >
      <RowLink path={contentPage('video', id)!}>
        <LocalText value={title} />
      </RowLink>
    </Row>
  );
}

function AlbumRow({ album: { id, title, photo, photoCount, cover } }: { album: UnitContentAnswer['albums'][number] }) {
  const t = useText();
  return (
    <Row
      icon="camera"
      facts={t('screens.results.photoCount', { count: photoCount })}
      end={cover && <Picture picture={{ ...cover, alt: { text: '', lang: 'en' } }} sizes="4rem" />}
    >
      <RowLink path={`${contentPage('album', id)!}#${encodeURIComponent(photo)}`}>
        <LocalText value={title} />
      </RowLink>
    </Row>
  );
}

interface RowProps {
  icon: IconName;
  facts: ReactNode;
  end?: ReactNode;
  /** The name, usually a link. */
  children: ReactNode;
}

function Row({ icon, facts, end, children }: RowProps) {
  return (
    <li>
      <Icon name={icon} />
      <div className="unit-content-text">
        {children}
        <p className="text-second text-ink2">{facts}</p>
      </div>
      {end}
    </li>
  );
}
