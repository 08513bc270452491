import { menuFor } from '../shared/navigation.ts';
import { navigationEntries } from '../shared/navigation-entries.ts';
import type { MenuReader, NavigationEntry } from '../shared/navigation.ts';

/** The menu for the current user. */
export function menuEntries(reader: MenuReader): NavigationEntry[] {
  return menuFor(navigationEntries, reader);
}
