import { useDayTime } from '../../../shared/elements/parts/day-word.ts';
import { useText } from '../../../shared/shell/page-context.tsx';
import type { Video } from '../state.ts';

/** One line: sport, start, captions. */
export function VideoFacts({ video: { discipline, start, captions } }: { video: Video }) {
  const t = useText();
  const publishedTime = useDayTime();
  return (
    <p className="video-facts text-second text-ink2">
      {discipline && <bdi>{discipline.name}</bdi>}
      {start !== null && (
        <time dateTime={start} suppressHydrationWarning>
          {publishedTime(start)}
        </time>
      )}
      {captions.length > 0 && <span className="video-captions">{t('screens.videos.captions')}</span>}
    </p>
  );
}
