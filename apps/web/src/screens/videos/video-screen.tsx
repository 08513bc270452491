import './videos.css';
import { Badge, EmptyState, Icon } from '@podium/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../shared/elements/content/other-language.tsx';
import { Paragraphs } from '../../shared/elements/content/paragraphs.tsx';
import { mayOpen } from '../../shared/shell/may-open.ts';
import { usePage, useText } from '../../shared/shell/page-context.tsx';
import { DataAgeLine } from '../../shared/elements/parts/data-age-line.tsx';
import { queries } from '../../shared/shell/queries/queries.ts';
import { ShareButton } from '../../shared/elements/share/share-button.tsx';
import { Player } from './parts/player.tsx';
import { VideoFacts } from './parts/video-facts.tsx';

/** One video with its player. If it is withdrawn, it disappears from the open page too. */
export function VideoScreen({ id }: { id: string }) {
  const t = useText();
  const { language } = usePage();
  const { data } = useSuspenseQuery(queries.videos(language));
  const video = data.items.find((item) => item.id === id);
  return (
    <div className="screen">
      {mayOpen('/videos') && (
        <Link to="/{-$locale}/videos" search={{}} preload={false} className="back-link">
          <Icon name="chevron" isSmall />
          {t('screens.videos.all')}
        </Link>
      )}
      {video ? (
        <article className="video-page" aria-labelledby="video-title">
          <Player video={video} />
          <div className="screen-top">
            <h1 id="video-title" className="text-title">
              <LocalText value={video.title} />
            </h1>
            <DataAgeLine asOf={data.asOf} />
          </div>
          <div className="video-under">
            <div className="video-state">
              {video.state === 'live' && (
                <Badge tone="live" icon="dot" isPulsing>
                  {t('state.live')}
                </Badge>
              )}
              <VideoFacts video={video} />
              <OtherLanguage value={video.title} />
            </div>
            <ShareButton name={video.title.text} />
          </div>
          {video.description && <Paragraphs value={video.description} />}
        </article>
      ) : (
        <>
          <h1 className="visually-hidden">{t('screens.videos.title')}</h1>
          <EmptyState icon="live" title={t('screens.videos.gone')} />
        </>
      )}
    </div>
  );
}
