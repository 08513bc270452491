import { Button, Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';
import type { useProgress } from '../use-progress.ts';

/** A retry if the progress could not be loaded, and a note while lessons wait for a connection. */
export function ProgressNotes({ progress }: { progress: ReturnType<typeof useProgress> }) {
  const t = useText();
  const { isMissing, isWaiting, reload } = progress;
  if (isMissing)
    return (
      <div role="alert" className="course-note">
        <Icon name="warning" />
        <p>{t('screens.courses.progressMissing')}</p>
        <Button onClick={reload}>{t('action.retry')}</Button>
      </div>
    );
  return (
    <output className="course-note" hidden={!isWaiting}>
      <Icon name="offline" />
      <p>{t('screens.courses.waiting')}</p>
    </output>
  );
}

/**
 * Informs visitors that their progress is not stored in an account. Rendered only with scripts, so it belongs below
 * everything else.
 */
export function DeviceNote({ isUser }: Pick<ReturnType<typeof useProgress>, 'isUser'>) {
  const t = useText();
  return isUser === false && <p className="text-second text-ink2">{t('screens.courses.onDevice')}</p>;
}
