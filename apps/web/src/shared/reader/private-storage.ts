/** Key prefix of everything on a device that belongs to its user. */
export const PRIVATE_KEY = 'podium-private-';

/** Logging out removes all private data. */
export function clearPrivateStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PRIVATE_KEY)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
