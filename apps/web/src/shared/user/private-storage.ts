/** Prefix of the names of everything on a device that belongs to the user logged in there. */
export const PRIVATE_KEY = 'podium-private-';

/** Logging out leaves nothing behind. */
export function clearPrivateStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PRIVATE_KEY)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, nothing was stored.
  }
}
