/** With this begins the name of everything on a device that belongs to whoever is signed in there. */
export const PRIVATE_KEY = 'podium-private-';

/** Whoever leaves leaves nothing behind. */
export function clearPrivateStorage(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PRIVATE_KEY)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored nothing was.
  }
}
