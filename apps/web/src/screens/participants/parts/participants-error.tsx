import { useText } from '../../../shared/shell/page-context.tsx';
import { ScreenError } from '../../../shared/elements/parts/screen-states.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';

export function ParticipantsError(props: ErrorComponentProps) {
  const t = useText();
  // Offline, the phrases of the screen may be missing too.
  const errorText = t.has('screens.participants.loadError') ? t('screens.participants.loadError') : undefined;
  return <ScreenError {...props} what={errorText} />;
}
