import { useText } from '../../../shared/page-context.tsx';
import { ScreenError } from '../../../shared/parts/screen-states.tsx';
import type { ErrorComponentProps } from '@tanstack/react-router';

export function ParticipantsError(props: ErrorComponentProps) {
  return <ScreenError {...props} what={useText()('screens.participants.loadError')} />;
}
