import { useText } from '../../../shared/page-context.tsx';
import { ScreenError } from '../../../shared/parts/screen-states.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';

export function ParticipantsError(props: ErrorComponentProps) {
  const t = useText();
  // Without a network the phrases of the screen may be what is missing.
  const what = t.has('screens.participants.loadError') ? t('screens.participants.loadError') : undefined;
  return <ScreenError {...props} what={what} />;
}
