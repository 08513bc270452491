import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadInBackground } from '../platform/chunk-reload.ts';

/** Late enough not to delay the page. */
const AFTER_MS = 1000;

/** Starts non-urgent work: checking for a new build, and preloading. */
export function IdleWatch() {
  const router = useRouter();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const start = async () => {
      // Without a network it is skipped until the next page.
      const part = await loadInBackground(() => import('./when-idle.ts')).catch(() => undefined);
      if (!isUnmounted) stop = part?.startWhenIdle(router);
    };
    const timer = setTimeout(() => {
      void start();
    }, AFTER_MS);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [router]);
  return null;
}
