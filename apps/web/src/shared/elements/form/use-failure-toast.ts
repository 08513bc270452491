import { showToast } from '@podium/ui';
import { useRouter } from '@tanstack/react-router';
import { describeFailure } from '../../../platform/read-error.ts';
import { useText } from '../../shell/page-context.tsx';
import { signInAddress } from '../../shell/return-to.ts';
import { failureText } from './fault-text.ts';

/** Shows a toast that explains a failure, with a link to log in if a missing login caused it. */
export function useFailureToast(): (error: unknown, id: string) => void {
  const t = useText();
  const router = useRouter();
  const signIn = {
    label: t('parts.user.signIn'),
    onAction: () => void router.navigate({ href: signInAddress(router.state.location.href) }),
  };
  return (error, id) =>
    showToast({
      kind: 'error',
      text: failureText(t, error),
      id,
      action: describeFailure(error).code === 'signInAgain' ? signIn : undefined,
    });
}
