import { SecureStorage } from '@aparajita/capacitor-secure-storage';
import type { KeptSession } from '@podium/web/native-shell';

const KEY = 'session';

/** Read from the keychain once; every call to the server needs it. */
let known: Promise<string | undefined> | undefined;

/** Keeps the session in the Keychain (iOS) or encrypted by the Keystore (Android). */
export const secureSession: KeptSession = {
  read: () => (known ??= readOnce()),
  keep: async (token) => {
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
    // A restored device has other keys: what was encrypted with the old ones is lost, and its owner signs in again.
    return undefined;
  }
}
