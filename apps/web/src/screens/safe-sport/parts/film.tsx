import { Button, Icon } from '@podium/ui';
import type { FileLinkAnswer, PictureAnswer, SafeSportAnswer } from '@podium/contract';
import { CaptionedVideo } from '../../../shared/elements/content/captioned-video.tsx';
import { useText } from '../../../shared/shell/page-context.tsx';
import { changeUser, useUser } from '../../../shared/reader/user-store.ts';

interface FilmProps {
  video: FileLinkAnswer;
  fallback: FileLinkAnswer | null;
  captions: SafeSportAnswer['items'][number]['captions'];
  poster: PictureAnswer | null;
  /** In seconds. */
  duration: number | null;
  title: string;
}

/** The film. Whether it was watched to the end, or marked as watched, is stored on the device. */
export function Film({ video, fallback, captions, poster, duration, title }: FilmProps) {
  const t = useText();
  const hasWatched = useUser()?.hasWatchedSecureSport;
  const saveWatched = () => changeUser({ hasWatchedSecureSport: true });
  return (
    <div className="safe-film">
      <CaptionedVideo
        video={video}
        fallback={fallback}
        captions={captions}
        title={title}
        poster={poster?.href}
        onEnded={saveWatched}
      />
      <div className="safe-watched">
        {duration !== null && (
          <span className="text-second text-ink2">{t('screens.safe-sport.seconds', { count: duration })}</span>
        )}
        {hasWatched === false && (
          <Button look="quiet" icon="check" onClick={saveWatched}>
            {t('screens.safe-sport.markWatched')}
          </Button>
        )}
        <output className="safe-done">
          {hasWatched && (
            <>
              <Icon name="check" isSmall />
              {t('screens.safe-sport.watched')}
            </>
          )}
        </output>
      </div>
    </div>
  );
}
