import { menuFor } from '../shared/navigation.ts';
import type { MenuReader, NavigationEntry } from '../shared/navigation.ts';

const told = import.meta.glob<{ navigation: readonly NavigationEntry[] }>('../screens/*/navigation.ts', {
  eager: true,
});

/** What the screens' folders say of themselves. */
export const navigationEntries: readonly NavigationEntry[] = Object.values(told).flatMap(
  ({ navigation }) => navigation,
);

/** The menu of whoever reads the page. */
export function menuOf(reader: MenuReader): NavigationEntry[] {
  return menuFor(navigationEntries, reader);
}
