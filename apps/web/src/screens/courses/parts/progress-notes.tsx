import { Button, Icon } from '@podium/ui';
import { useText } from '../../../shared/page-context.tsx';
import type { useProgress } from '../use-progress.ts';

/** Where the progress is kept, if not on the server, and a retry if it could not be loaded. */
export function ProgressNotes({ progress }: { progress: ReturnType<typeof useProgress> }) {
  const t = useText();
  const { isUser, isMissing, isWaiting, reload } = progress;
  if (isMissing)
    return (
      <div role="alert" className="course-note">
        <Icon name="warning" />
        <p>{t('screens.courses.progressMissing')}</p>
        <Button onClick={reload}>{t('action.retry')}</Button>
      </div>
    );
  return (
    <>
      <output className="course-note" hidden={!isWaiting}>
        <Icon name="offline" />
        <p>{t('screens.courses.waiting')}</p>
      </output>
      {isUser === false && <p className="text-second text-ink2">{t('screens.courses.onDevice')}</p>}
    </>
  );
}
