/** Storage key of the notices dismissed on this device. */
export const NOTICES_KEY = 'podium-notices';
/**
 * Class of the document until the app has read the dismissed notices: it hides the server-rendered banner from users
 * who dismissed one before.
 */
export const MAY_BE_DISMISSED = 'dismissed-notices';
/** Organizers never have more at a time. */
const MAX_KEPT = 50;

let known: readonly string[] | undefined;
const listeners = new Set<() => void>();

export function subscribeToDismissed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the same list until another notice is dismissed. */
export const dismissedNotices = (): readonly string[] => (known ??= storedNotices());

function storedNotices(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(NOTICES_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function dismissNotice(key: string): void {
  known = [...storedNotices().filter((one) => one !== key), key].slice(-MAX_KEPT);
  try {
    localStorage.setItem(NOTICES_KEY, JSON.stringify(known));
  } catch {
    // Without storage, a dismissed notice returns on the next visit.
  }
  for (const listener of listeners) listener();
}
