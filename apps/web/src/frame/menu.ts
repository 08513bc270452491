import { menuFor } from '../shared/shell/navigation.ts';
import { navigationEntries } from '../shared/shell/navigation-entries.ts';
import type { MenuReader, NavigationEntry } from '../shared/shell/navigation.ts';

/** The menu for the current user. */
export function menuEntries(reader: MenuReader): NavigationEntry[] {
  return menuFor(navigationEntries, reader);
}
