/**
 * Users may hide results. A cookie notifies the server, which then renders pages and returns data without them; the
 * user may show them on one page until leaving it.
 */
import { useSyncExternalStore } from 'react';
import { hasHiddenCookie, saveHiddenInApp, pageFacts } from '../../platform/facts.ts';
import { postToWorker } from '../../platform/service-worker.ts';
import type { AnyRouter } from '@tanstack/react-router';

/** The choice made since the page was loaded. */
let chosen: boolean | undefined;
/** The page whose results are shown although results are hidden. */
let shownOn: string | undefined;
/** Counts the changes that require a page to be rendered again. */
let changes = 0;

const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());

export const hidesResults = (): boolean => chosen ?? pageFacts().hidesResults;

/** Returns whether documents are read without results. */
export const isVeiled = (): boolean => hidesResults() && shownOn === undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const madeWithout = (): boolean => pageFacts().hidesResults;
export const useHidesResults = (): boolean => useSyncExternalStore(subscribe, hidesResults, madeWithout);
export const useIsVeiled = (): boolean => useSyncExternalStore(subscribe, isVeiled, madeWithout);
/** React key that forces a new render when results are hidden or shown. */
export const useVeilKey = (): number =>
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );

/** Saves the choice for this device. Pages loaded later are rendered with or without results. */
export function saveHidden(isHidden: boolean): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = isHidden ? 31_536_000 : 0;
  // Cached pages were rendered with the previous choice.
  postToWorker({ type: 'forget-pages' });
  document.cookie = `podium_results=hidden; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
  saveHiddenInApp(isHidden);
  chosen = isHidden;
  shownOn = undefined;
}

/** Hides or shows results on all pages, immediately on this one. */
export async function hideResults(router: AnyRouter, isHidden: boolean): Promise<void> {
  saveHidden(isHidden);
  await renew(router);
}

/** Shows the results of the page at this path until it is left. */
export async function showResultsOn(router: AnyRouter, path: string): Promise<void> {
  shownOn = pageOf(path);
  // Hovering a link would preload its page with results.
  const { defaultPreload } = router.options;
  router.options.defaultPreload = false;
  const stop = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (shownOn !== undefined && pageOf(toLocation.pathname) === shownOn) return;
    stop();
    router.options.defaultPreload = defaultPreload;
    shownOn = undefined;
    notify();
  });
  await renew(router);
}

/** Applies a choice made in another window, or before this page was loaded from a cache. */
export function followCookie(router: AnyRouter): () => void {
  const follow = (): void => {
    const isHidden = hasHiddenCookie();
    if (document.visibilityState === 'visible' && isHidden !== hidesResults()) void hideResults(router, isHidden);
  };
  follow();
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    removeEventListener('pageshow', follow);
    document.removeEventListener('visibilitychange', follow);
  };
}

/**
 * The tabs of a contest count as one page: `/discipline/swm/results/SWM…/summary` becomes
 * `/discipline/swm/results/SWM…`.
 */
const pageOf = (path: string): string => /^.*\/results\/[^/]+/u.exec(path)?.[0] ?? path;

interface DocumentCache {
  removeQueries: (filter: { predicate: (query: { queryKey: readonly unknown[] }) => boolean }) => void;
}

/** Refetches the documents of the page, then renders it again at the same scroll position. */
async function renew(router: AnyRouter): Promise<void> {
  const top = scrollY;
  await router.invalidate({ sync: true });
  changes++;
  notify();
  requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }));
  if (!isVeiled()) return;
  // Removes every result from memory.
  (router.options.context as { queryClient: DocumentCache }).queryClient.removeQueries({
    predicate: ({ queryKey: [kind, path] }) => kind === 'document' && !String(path).endsWith('&veil=1'),
  });
}
