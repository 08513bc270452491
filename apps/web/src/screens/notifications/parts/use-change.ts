import { useFailureToast } from '../../../shared/elements/form/use-failure-toast.ts';
import { savePush, savedPush } from '../../../shared/shell/push/push-choices.ts';
import { syncPush } from '../../../shared/shell/push/push-device.ts';
import type { PushChoices } from '../../../shared/shell/push/push-choices.ts';

/** Saves a choice on the device immediately, and sends it. If that fails, it is sent with the next page. */
export function useChange(): (change: Partial<PushChoices>) => void {
  const showFailure = useFailureToast();
  return (change) => {
    savePush({ choices: { ...savedPush().choices, ...change } });
    syncPush().catch((error: unknown) => showFailure(error, 'push'));
  };
}
