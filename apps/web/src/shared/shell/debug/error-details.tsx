import { Button } from '@podium/ui';
import { pageFacts } from '../../../platform/facts.ts';
import { describeFailure } from '../../../platform/read-error.ts';
import { useChosen } from '../../reader/device-classes.ts';
import { useText } from '../page-context.tsx';
import { toggleDebug } from './toggle-debug.ts';

/** Origin of a failure, for debugging; for our own errors, the stack trace. */
export function ErrorDetails({ error }: { error: Error }) {
  const t = useText();
  const isDebugged = useChosen('shows-debug') || pageFacts().isDevelopment;
  if (!isDebugged && describeFailure(error).code !== 'unexpected') return null;
  return isDebugged ? (
    <pre dir="ltr" className="error-stack text-second">
      {error.stack}
    </pre>
  ) : (
    <Button look="quiet" onClick={toggleDebug}>
      {t('parts.debug.title')}
    </Button>
  );
}
