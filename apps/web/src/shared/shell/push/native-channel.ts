import type { PushAnswer } from '@podium/contract';
import { request } from '../../../platform/request.ts';
import type { NativeShell } from '../../../platform/native-shell.ts';
import type { PushChannel, PushSupport } from './push-channel.ts';

/** Notifications of the native apps: FCM on Android, APNs on iOS, if the server has keys for them. */
export function nativeChannel({ platform, push, onResume }: NativeShell): PushChannel {
  const transport = platform === 'ios' ? 'apns' : 'fcm';
  let state: PushSupport = 'possible';
  const listeners = new Set<() => void>();
  const set = (next: PushSupport): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const look = async (): Promise<void> => {
    const { senders } = await request<PushAnswer>('/api/v1/push');
    if (!senders[transport]) set('unsupported');
    else set((await push.permission()) === 'denied' ? 'refused' : 'possible');
  };
  const lookAgain = (): void => {
    // Without a network, the next check finds out.
    look().catch(() => undefined);
  };
  lookAgain();
  onResume(lookAgain);
  /** The token of the last registration. */
  let token: string | undefined;
  return {
    support: () => state,
    onSupportChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    askPermission: async () => {
      token = await push.register();
      return token !== undefined;
    },
    isAllowed: async () => (await push.permission()) === 'granted',
    subscribe: async () => {
      token ??= await push.register();
      if (token === undefined) throw new DOMException('Notifications are not allowed.', 'NotAllowedError');
      return { endpoint: token, address: { transport, token } };
    },
    endpoint: async () => (token ??= await push.register()),
    unsubscribe: async () => {
      // No need to unregister: the server has already deleted the token.
      token = undefined;
    },
  };
}
