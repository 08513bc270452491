import { SecureStorage } from '@aparajita/capacitor-secure-storage';
import type { StoredSession } from '@podium/web/native-shell';

const KEY = 'session';

/** Read from the keychain only once, because every request needs it. */
let known: Promise<string | undefined> | undefined;

/** Stores the session in the Keychain (iOS) or encrypted by the Keystore (Android). */
export const secureSession: StoredSession = {
  read: () => (known ??= readOnce()),
  save: async (token) => {
    known = Promise.resolve(token);
    await SecureStorage.set(KEY, token);
  },
  forget: async () => {
    known = Promise.resolve(undefined);
    await SecureStorage.remove(KEY);
  },
};

async function readOnce(): Promise<string | undefined> {
  try {
    const kept = await SecureStorage.get(KEY);
    return typeof kept === 'string' ? kept : undefined;
  } catch {
    // A restored device has new keys: data encrypted with the old ones is lost, and the user signs in again.
    return undefined;
  }
}
