const GUARD_KEY = 'podium-chunk-reload';
const GUARD_MS = 10_000;

/** A part of the app that a newer build has taken away: load the page in full, once in ten seconds at most. */
export function watchChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    if (isGuarded()) return;
    event.preventDefault();
    location.reload();
  });
}

function isGuarded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0);
    if (Date.now() - last < GUARD_MS) return true;
    sessionStorage.setItem(GUARD_KEY, String(Date.now()));
    return false;
  } catch {
    return true;
  }
}
