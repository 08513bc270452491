import { Button, Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';

interface FeedbackDoneProps {
  /** Without a network the feedback is queued on the device. */
  isQueued: boolean;
  onAgain: () => void;
}

export function FeedbackDone({ isQueued, onAgain }: FeedbackDoneProps) {
  const t = useText();
  return (
    <div className="feedback-done" tabIndex={-1} ref={(box) => box?.focus()}>
      <Icon name={isQueued ? 'offline' : 'check'} />
      <p className="text-title">{t(isQueued ? 'screens.feedback.keptTitle' : 'screens.feedback.thanks')}</p>
      <p className="text-ink2">{t(isQueued ? 'screens.feedback.kept' : 'screens.feedback.read')}</p>
      <Button onClick={onAgain}>{t('screens.feedback.again')}</Button>
    </div>
  );
}
