import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { codec } from './messages.ts';
import { usePage } from './page-context.tsx';
import { safeReturn } from './safe-return.ts';

/**
 * The requested return path, still encoded as in the address, read in the browser so that the server renders the same
 * page for all values.
 */
const askedReturn = (): string | null => /[?&]redirect=([^&]*)/u.exec(location.search)?.[1] ?? null;

/** Returns whether the address names a page to continue to. */
export const isReturnAsked = (): boolean => askedReturn() !== null;

const never = () => () => undefined;

/** The query to append to links between the sign-in screens; empty before scripts run. */
export function useReturnQuery(): string {
  const asked = useSyncExternalStore(never, askedReturn, () => null);
  return asked === null ? '' : `?redirect=${asked}`;
}

/** The address to continue to, restricted to our own pages. */
export function useReturnAddress(): () => string {
  const router = useRouter();
  const { language } = usePage();
  return useCallback(
    () =>
      safeReturn(askedReturn(), {
        origin: location.origin,
        language,
        addresses: Object.keys(router.routesByPath),
      }),
    [router, language],
  );
}

/** The sign-in page that returns to an address: `/fra/login?redirect=%2Ffra%2Ftrivia`. */
export function signInAddress(href: string): string {
  return `${codec.write(codec.read(href).language, '/login')}?redirect=${encodeURIComponent(href)}`;
}
