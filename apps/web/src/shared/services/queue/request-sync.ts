import { queueName } from '../../../../worker/queued-request.ts';

interface SyncRegistration extends ServiceWorkerRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Browsers with background sync send queued answers even if the app is closed; others when it is next opened. */
export async function requestSync(): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker
    ?.getRegistration()
    .catch(() => undefined);
  // The user may have denied background sync.
  await registration?.sync?.register(queueName).catch(() => undefined);
}
