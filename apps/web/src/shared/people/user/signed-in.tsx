import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { codec } from '../../shell/messages.ts';
import { ScreenPending } from '../../elements/parts/screen-states.tsx';
import { barePath, isAlwaysOpen } from '../../shell/route-guard.ts';
import { isLoginEnabled } from '../../reader/visitor.ts';
import { signInAddress } from '../../shell/return-to.ts';
import { useUser } from '../../reader/user-store.ts';
import type { ReactNode } from 'react';

interface SignedInProps {
  children: ReactNode;
  /** Shown to visitors if the app has no login (N06): the page opens and explains what requires an account. */
  instead?: ReactNode;
}

/**
 * Wraps content that only its own user may see. The server-rendered page and the first render are empty; visitors who
 * are not logged in are redirected to log in and return here.
 */
export function SignedIn({ children, instead }: SignedInProps) {
  const user = useUser();
  const router = useRouter();
  const isVisitor = user !== undefined && user.loginType !== 'user';
  const opens = instead !== undefined && !isLoginEnabled();
  const isRefused = isVisitor && !opens;
  useEffect(() => {
    if (!isRefused) return;
    const { href, pathname } = router.state.location;
    // The guard may have redirected already: a visitor on the way to the login page must not return to that page.
    if (isAlwaysOpen(barePath(codec.read(pathname).path))) return;
    void router.navigate({ href: signInAddress(href), replace: true });
  }, [isRefused, router]);
  if (isVisitor && opens) return instead;
  return user?.loginType === 'user' ? children : <ScreenPending />;
}
