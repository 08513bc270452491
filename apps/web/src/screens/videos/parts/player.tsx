import { EmptyState, Icon } from '@podium/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Picture } from '../../../shared/elements/content/picture.tsx';
import { languageByTag } from '../../../shared/shell/messages.ts';
import { usePage, useText } from '../../../shared/shell/page-context.tsx';
import { useGames } from '../../../shared/shell/use-games.ts';
import type { Video } from '../state.ts';
import { attachStream } from './attach-stream.ts';

/** A video player without autoplay. Videos on external hosts open only through a link, which names the host. */
export function Player({ video }: { video: Video }) {
  const t = useText();
  const { format } = useGames();
  const { state, source, start } = video;
  if (state === 'upcoming')
    return (
      <WithPoster video={video}>
        <p className="video-notice-title">{t('screens.videos.notLive')}</p>
        {start !== null && (
          <p suppressHydrationWarning>{t('screens.videos.starts', { time: format.dateTime(start) })}</p>
        )}
      </WithPoster>
    );
  if (source.type === 'external')
    return (
      <WithPoster video={video}>
        <p>{t('screens.videos.external')}</p>
        <a href={source.href} target="_blank" rel="noopener noreferrer" className="button button-main">
          <Icon name="live" />
          {t('screens.videos.openOn', { host: source.host })}
        </a>
      </WithPoster>
    );
  return <OwnPlayer key={source.href} video={video} source={source} />;
}

function WithPoster({ video: { poster }, children }: { video: Video; children: ReactNode }) {
  return (
    <div className="video-box">
      {poster && <Picture picture={poster} sizes="(min-width: 60rem) 60rem, 100vw" isFirst />}
      <div className="video-notice">{children}</div>
    </div>
  );
}

const POSTER_PIXELS = 960;

interface OwnPlayerProps {
  video: Video;
  source: Exclude<Video['source'], { type: 'external' }>;
}

function OwnPlayer({ video: { title, poster, captions }, source }: OwnPlayerProps) {
  const t = useText();
  const { language } = usePage();
  const player = useRef<HTMLVideoElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { type, href } = source;
  const sources = source.type === 'file' ? [source, ...(source.fallback ? [source.fallback] : [])] : [];
  useEffect(() => {
    const element = player.current;
    return type === 'hls' && element ? attachStream(element, href, () => setFailed(true)) : undefined;
  }, [type, href]);
  if (hasFailed)
    return (
      <div className="video-box">
        <EmptyState icon="warning" title={t('screens.videos.failed')} />
      </div>
    );
  const width = poster?.widths.find((width) => width >= POSTER_PIXELS);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the organizers' captions, if any
    <video
      ref={player}
      className="video-box"
      controls
      playsInline
      preload="metadata"
      poster={poster ? (width === undefined ? poster.href : `${poster.href}/${width}`) : undefined}
      aria-label={title.text}
      onError={() => type === 'file' && setFailed(true)}
    >
      {sources.map((file, index) => (
        <source
          key={file.href}
          src={file.href}
          type={file.mediaType}
          onError={() => index === sources.length - 1 && setFailed(true)}
        />
      ))}
      {captions.map((track) => (
        <track
          key={track.lang}
          kind="captions"
          src={track.href}
          srcLang={track.lang}
          label={languageByTag(track.lang).ownName}
          default={track.lang === language}
        />
      ))}
    </video>
  );
}
