import { useLocation, useNavigate } from '@tanstack/react-router';
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
  const navigate = useNavigate();
  const here = useLocation({ select: ({ href }) => href });
  const isRefused = user !== undefined && user.loginType !== 'user';
  useEffect(() => {
    if (isRefused) void navigate({ href: signInAddress(here), replace: true });
  }, [isRefused, here, navigate]);
  return user?.loginType === 'user' ? children : <ScreenPending />;
}
