import { pageFacts } from '../../platform/facts.ts';
import { navigationEntries } from './navigation-entries.ts';
import { platformRedirect } from './route-guard.ts';

/**
 * Returns whether the platform of the page may open an address; otherwise the route guard redirects to the grid.
 *
 * @param path without a language; query and hash are ignored
 */
export const mayOpen = (path: string): boolean =>
  platformRedirect(path.replace(/[?#].*$/u, ''), pageFacts().platform, navigationEntries) === undefined;
