import { pageFacts } from '../../platform/facts.ts';
import { isMissing } from '../head.ts';
import { codec } from '../messages.ts';
import { isLoginEnabled, onUserChange } from '../visitor.ts';
import { preloadAsChosen } from './device-choices.ts';
import { keepFollowsSynced } from './follow-sync.ts';
import { PRIVATE } from './private-query.ts';
import { signInAddress } from './return-to.ts';
import { isSessionKnown, refreshSession } from './session.ts';
import { mustSignIn } from './sign-in-guard.ts';
import { enterAsGuest, saveLoginEnabled, savedUser } from './user-store.ts';
import type { NavigationEntry } from '../navigation.ts';
import type { AnyRouter } from '@tanstack/react-router';

export { saveSpoilerMode } from './spoiler-mode.ts';

/** Where the way to a page leads over signing in (N06), or undefined. @param href with its language, query and hash */
export function signInRedirect(href: string, entries: readonly NavigationEntry[]): string | undefined {
  const { path } = codec.read(href.replace(/[?#].*$/su, ''));
  const visit = { path, platform: pageFacts().platform, isLoginEnabled: isLoginEnabled(), user: savedUser() };
  return mustSignIn(visit, entries) ? signInAddress(href) : undefined;
}

let isWatched = false;

/**
 * Once a page stands, and where there is somebody: who it is, whether the page is for them, and whom they follow.
 *
 * @param guestLabel the guest's name in the page's language
 */
export async function startVisitor(
  router: AnyRouter,
  entries: readonly NavigationEntry[],
  guestLabel: string,
): Promise<void> {
  const { isLoginEnabled: isEnabled, livePosition } = pageFacts();
  // The offline shell knows nothing of the server.
  if (livePosition !== '') saveLoginEnabled(isEnabled);
  const { loginType } = savedUser();
  if (loginType === 'guest') enterAsGuest(guestLabel);
  const elsewhere = isMissing(router.state.matches) ? undefined : signInRedirect(router.state.location.href, entries);
  if (elsewhere) void router.navigate({ href: elsewhere, replace: true });
  if (loginType !== 'user') return;
  watchUser(router);
  // Without an answer they stay who they are: the server asks for the session itself with all that is private.
  if (!isSessionKnown()) await refreshSession().catch(() => undefined);
  if (savedUser().loginType === 'user') await keepFollowsSynced();
}

/** What was read as one user is forgotten with them. */
function watchUser(router: AnyRouter): void {
  if (isWatched) return;
  isWatched = true;
  let id = savedUser().userData?.id;
  preloadAsChosen(router);
  onUserChange(() => {
    preloadAsChosen(router);
    const now = savedUser().userData?.id;
    if (now === id) return;
    id = now;
    (router.options.context as { queryClient: QueryCleaner }).queryClient.removeQueries({ queryKey: [PRIVATE] });
  });
}

interface QueryCleaner {
  removeQueries: (filter: { queryKey: readonly string[] }) => void;
}
