import { useFailureToast } from '../../../shared/form/use-failure-toast.ts';
import { keepPush, keptPush } from '../../../shared/push/push-choices.ts';
import { tellPush } from '../../../shared/push/push-device.ts';
import type { PushChoices } from '../../../shared/push/push-choices.ts';

/** Keeps a choice on the device at once, and sends it. What cannot be sent now is sent with the next page. */
export function useChange(): (change: Partial<PushChoices>) => void {
  const tellFailure = useFailureToast();
  return (change) => {
    keepPush({ choices: { ...keptPush().choices, ...change } });
    tellPush().catch((error: unknown) => tellFailure(error, 'push'));
  };
}
