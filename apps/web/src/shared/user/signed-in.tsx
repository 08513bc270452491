import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ScreenPending } from '../parts/screen-states.tsx';
import { signInAddress } from './return-to.ts';
import { useUser } from './user-store.ts';
import type { ReactNode } from 'react';

/**
 * Round what is shown to its own user only. The server's page and the first render have nothing inside: whoever is not
 * signed in, or is no longer, goes to sign in and comes back.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const user = useUser();
  const router = useRouter();
  const isRefused = user !== undefined && user.loginType !== 'user';
  useEffect(() => {
    // The address as it was then: on the way it is another already.
    if (isRefused) void router.navigate({ href: signInAddress(router.state.location.href), replace: true });
  }, [isRefused, router]);
  return user?.loginType === 'user' ? children : <ScreenPending />;
}
