import type { AnyRouter } from '@tanstack/react-router';
import { loadInBackground, reloadOnce } from '../platform/chunk-reload.ts';
import { pageFacts } from '../platform/facts.ts';
import { hasNewBuild, watchBuilds } from '../platform/new-build.ts';
import { networkConnection, mayPreload, pagesToPreload, PRELOAD_AFTER_MS, runLimited } from '../platform/preload.ts';
import { isChosen } from '../shared/reader/device-classes.ts';

/**
 * Checks for a new build and preloads pages.
 * @returns a function that stops both
 */
export function startWhenIdle(router: AnyRouter): () => void {
  const stopWatching = watchBuilds({ current: pageFacts().build });
  const stopReloading = router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged || !hasNewBuild()) return;
    // The router updates the address asynchronously; the reload needs it now.
    router.history.flush();
    reloadOnce();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopPreloading = router.subscribe('onRendered', ({ pathChanged }) => {
    if (!pathChanged) return;
    clearTimeout(timer);
    timer = setTimeout(() => void preload(router), PRELOAD_AFTER_MS);
  });
  void preload(router);
  let unsubscribe: (() => void) | undefined;
  // Retried on the next page.
  if (isSubscribed())
    void loadInBackground(() => import('../shared/shell/push/watch-push.ts')).then(
      ({ watchPush }) => (unsubscribe = watchPush()),
      () => undefined,
    );
  return () => {
    unsubscribe?.();
    stopWatching();
    stopReloading();
    stopPreloading();
    clearTimeout(timer);
  };
}

/** Returns whether this device receives notifications. */
function isSubscribed(): boolean {
  try {
    return localStorage.getItem('podium-push')?.includes('"subscribed"') ?? false;
  } catch {
    return false;
  }
}

/** Preloads the pages of the visible menu entries. */
async function preload(router: AnyRouter): Promise<void> {
  if (document.visibilityState !== 'visible' || !mayPreload(networkConnection(), isChosen('saves-data'))) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]')]
    .filter((link) => link.checkVisibility?.() ?? link.offsetParent !== null)
    .map((link) => link.pathname);
  const pages = pagesToPreload(links, location.pathname);
  // Later requests do not count towards this page's weight.
  performance.mark('podium-preload');
  await runLimited(pages.map((href) => async () => loadInBackground(() => router.preloadRoute({ to: href }))));
}
