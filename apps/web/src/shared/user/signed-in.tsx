import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { codec } from '../messages.ts';
import { ScreenPending } from '../parts/screen-states.tsx';
import { barePath, isAlwaysOpen } from '../route-guard.ts';
import { signInAddress } from './return-to.ts';
import { useUser } from './user-store.ts';
import type { ReactNode } from 'react';

/**
 * Wraps what only its own user may see. The server's page and the first render have nothing inside: whoever is not
 * signed in, or is no longer, goes to sign in and comes back.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useUser();
  const router = useRouter();
  const isRefused = user !== undefined && user.loginType !== 'user';
  useEffect(() => {
    if (!isRefused) return;
    const { href, pathname } = router.state.location;
    // The guard may have redirected already: somebody on the way to the login page must not return to that page.
    if (isAlwaysOpen(barePath(codec.read(pathname).path))) return;
    void router.navigate({ href: signInAddress(href), replace: true });
  }, [isRefused, router]);
  return user?.loginType === 'user' ? children : <ScreenPending />;
}
