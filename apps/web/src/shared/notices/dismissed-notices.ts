/** Notices that were dismissed on this device. */
const KEY = 'podium-notices';
/** More than the organizers have at a time. */
const MOST_KEPT = 50;

export function dismissedNotices(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** @returns all that are dismissed now */
export function dismissNotice(key: string): readonly string[] {
  const all = [...dismissedNotices().filter((one) => one !== key), key].slice(-MOST_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without storage a dismissed notice returns with the next visit.
  }
  return all;
}
