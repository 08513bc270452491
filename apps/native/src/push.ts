import { PushNotifications } from '@capacitor/push-notifications';
import type { NativePush } from '@podium/web/native-shell';

/** The permission state; maps "prompt with rationale" to `prompt`. */
const permissionState = (receive: string): 'granted' | 'denied' | 'prompt' =>
  receive === 'granted' || receive === 'denied' ? receive : 'prompt';

/** Tokens of this device for FCM (Android) and APNs (iOS); the server sends the notifications. */
export const push: NativePush = {
  permission: async () => permissionState((await PushNotifications.checkPermissions()).receive),
  register: async () => {
    const { receive } = await PushNotifications.requestPermissions();
    return receive === 'granted' ? registerForToken() : undefined;
  },
};

/**
 * The system sends the token in an event.
 * @throws Error with the system's reason if it sends none
 */
async function registerForToken(): Promise<string> {
  let stop = async (): Promise<void> => undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const listening = Promise.all([
        PushNotifications.addListener('registration', ({ value }) => resolve(value)),
        PushNotifications.addListener('registrationError', ({ error }) => reject(new Error(error))),
      ]);
      stop = async () => {
        for (const listener of await listening) await listener.remove();
      };
      listening.then(async () => PushNotifications.register()).catch(reject);
    });
  } finally {
    await stop();
  }
}

/** Calls a listener with the path of each notification that is opened. */
export function onNotificationOpened(listener: (path: string) => void): void {
  void PushNotifications.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const { path } = (notification.data ?? {}) as { path?: unknown };
    if (typeof path === 'string' && path.startsWith('/')) listener(path);
  });
}
