import { pageFacts } from '../../../platform/facts.ts';
import { isMissing } from '../../shell/head.ts';
import { codec } from '../../shell/messages.ts';
import { isLoginEnabled, onUserChange } from '../../reader/visitor.ts';
import { applyPreloadChoice } from '../../reader/device-choices.ts';
import { keepFollowsSynced } from './follow-sync.ts';
import { PRIVATE } from './private-query.ts';
import { signInAddress } from '../../shell/return-to.ts';
import { isSessionKnown, refreshSession } from './session.ts';
import { mustSignIn } from './sign-in-guard.ts';
import { enterAsGuest, savedUser } from '../../reader/user-store.ts';
import type { NavigationEntry } from '../../shell/navigation.ts';
import type { AnyRouter } from '@tanstack/react-router';

export { saveSpoilerMode } from './spoiler-mode.ts';

/**
 * The sign-in redirect for a page (N06), or undefined.
 * @param href with its language, query and hash
 */
export function signInRedirect(href: string, entries: readonly NavigationEntry[]): string | undefined {
  const { path } = codec.read(href.replace(/[?#].*$/su, ''));
  const visit = { path, platform: pageFacts().platform, isLoginEnabled: isLoginEnabled(), user: savedUser() };
  return mustSignIn(visit, entries) ? signInAddress(href) : undefined;
}

let isWatched = false;

/**
 * After a page has loaded, if there is a user: refreshes the session, checks access to the page, and syncs follows.
 *
 * @param guestLabel the guest's name in the page's language
 */
export async function startVisitor(
  router: AnyRouter,
  entries: readonly NavigationEntry[],
  guestLabel: string,
): Promise<void> {
  const { loginType } = savedUser();
  if (loginType === 'guest') enterAsGuest(guestLabel);
  const elsewhere = isMissing(router.state.matches) ? undefined : signInRedirect(router.state.location.href, entries);
  if (elsewhere) void router.navigate({ href: elsewhere, replace: true });
  if (loginType !== 'user') return;
  watchUser(router);
  // If the refresh fails, the user stays signed in: the server checks the session with every private request.
  if (!isSessionKnown()) await refreshSession().catch(() => undefined);
  if (savedUser().loginType === 'user') await keepFollowsSynced();
}

/** Data loaded for a user is deleted when the user changes. */
function watchUser(router: AnyRouter): void {
  if (isWatched) return;
  isWatched = true;
  let id = savedUser().userData?.id;
  applyPreloadChoice(router);
  onUserChange(() => {
    applyPreloadChoice(router);
    const now = savedUser().userData?.id;
    if (now === id) return;
    id = now;
    (router.options.context as { queryClient: QueryCleaner }).queryClient.removeQueries({ queryKey: [PRIVATE] });
  });
}

interface QueryCleaner {
  removeQueries: (filter: { queryKey: readonly string[] }) => void;
}
