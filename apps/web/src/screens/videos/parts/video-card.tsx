import '../../../shared/elements/content/cover-cards.css';
import { Badge, Icon } from '@podium/ui';
import { Link } from '@tanstack/react-router';
import { LocalText } from '../../../shared/elements/content/local-text.tsx';
import { OtherLanguage } from '../../../shared/elements/content/other-language.tsx';
import { Picture } from '../../../shared/elements/content/picture.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { durationText } from '../state.ts';
import type { Video } from '../state.ts';
import { VideoFacts } from './video-facts.tsx';

export function VideoCard({ video }: { video: Video }) {
  const t = useText();
  const { id, state, title, poster, duration } = video;
  return (
    <li id={id} className="cover-card video">
      <div className="cover">
        {poster ? (
          <Picture
            picture={{ ...poster, alt: { text: '', lang: 'en' } }}
            sizes="(min-width: 75rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          />
        ) : (
          <Icon name="live" />
        )}
        {state === 'live' && (
          <span className="video-mark">
            <Badge tone="live" icon="dot" isPulsing>
              {t('state.live')}
            </Badge>
          </span>
        )}
        {duration !== null && (
          <bdi dir="ltr" className="video-length num">
            {durationText(duration)}
          </bdi>
        )}
      </div>
      <div className="cover-text">
        <h3 className="cover-title">
          <Link to="/{-$locale}/videos/$id" params={{ id }} preload={false} className="unit-link">
            <LocalText value={title} />
          </Link>
        </h3>
        <VideoFacts video={video} />
        <OtherLanguage value={title} />
      </div>
    </li>
  );
}
