import { codec } from '../../shell/messages.ts';
import { signInAddress } from '../../shell/return-to.ts';
import { mustSignIn } from './sign-in-guard.ts';
import type { Platform } from '../../../platform/web-context.ts';
import type { NavigationEntry } from '../../shell/navigation.ts';

/**
 * The sign-in redirect that the server decides for a request without a session: no user sent it. It may come from a
 * guest, whom only the device knows, so pages that need no user are left to the device (N06, step 4).
 *
 * @param href with its language, query and hash
 */
export function visitorRedirect(
  href: string,
  platform: Platform,
  entries: readonly Pick<NavigationEntry, 'path' | 'requiresAuth'>[],
): string | undefined {
  const { path } = codec.read(href.replace(/[?#].*$/su, ''));
  const user = { isAuthenticated: true, loginType: 'guest' } as const;
  return mustSignIn({ path, platform, isLoginEnabled: true, user }, entries) ? signInAddress(href) : undefined;
}
