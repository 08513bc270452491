import { Button, Icon } from '@podium/ui';
import { useText } from '../../../shared/shell/page-context.tsx';

interface FeedbackDoneProps {
  /** Without a network the feedback is queued on the device. */
  isKept: boolean;
  onAgain: () => void;
}

export function FeedbackDone({ isKept, onAgain }: FeedbackDoneProps) {
  const t = useText();
  return (
    <div className="feedback-done" tabIndex={-1} ref={(box) => box?.focus()}>
      <Icon name={isKept ? 'offline' : 'check'} />
      <p className="text-title">{t(isKept ? 'screens.feedback.keptTitle' : 'screens.feedback.thanks')}</p>
      <p className="text-ink2">{t(isKept ? 'screens.feedback.kept' : 'screens.feedback.read')}</p>
      <Button onClick={onAgain}>{t('screens.feedback.again')}</Button>
    </div>
  );
}
