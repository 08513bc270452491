import { navigationEntries } from '../shared/shell/navigation-entries.ts';
import { platformRedirect } from '../shared/shell/route-guard.ts';
import type { Platform } from '../platform/web-context.ts';

/**
 * Help pages that every device keeps: the address in the menu of the apps, and the one at the foot of every page. A page
 * of the apps is not requested on the web, where the server would answer that the reader asked for it.
 */
export const helpPages = (platform: Platform): string[] =>
  ['/secure-sport', '/secure'].filter((path) => platformRedirect(path, platform, navigationEntries) === undefined);
