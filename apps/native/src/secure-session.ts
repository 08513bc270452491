import { SecureStorage } from '@aparajita/capacitor-secure-storage';
import type { StoredSession } from '@podium/web/native-shell';

const KEY = 'session';

/** Read from the keychain only once, because every request needs it. */
let cached: Promise<string | undefined> | undefined;

/** Stores the session in the Keychain (iOS) or encrypted by the Keystore (Android). */
export const secureSession: StoredSession = {
  read: () => (cached ??= readOnce()),
  save: async (token) => {
    cached = Promise.resolve(token);
    await SecureStorage.set(KEY, token);
  },
  forget: async () => {
    cached = Promise.resolve(undefined);
    await SecureStorage.remove(KEY);
  },
};

async function readOnce(): Promise<string | undefined> {
  try {
    const stored = await SecureStorage.get(KEY);
    return typeof stored === 'string' ? stored : undefined;
  } catch {
    // A restored device has new keys: data encrypted with the old ones is lost, and the user signs in again.
    return undefined;
  }
}
