import { useSending } from '../api/use-sending.ts';
import { useFailureText } from './failure.tsx';
import { notify } from './notices.ts';

/** `useSending` for buttons that have no place for a reason beside them: a notice shows it. */
export function useNoticedSending(): Pick<ReturnType<typeof useSending>, 'isSending' | 'send'> {
  const failureText = useFailureText();
  const { isSending, send } = useSending((failure) => notify(failureText(failure), { type: 'error' }));
  return { isSending, send };
}
