import { menuFor } from '../shared/navigation.ts';
import type { Platform } from '../platform/web-context.ts';
import type { NavigationEntry } from '../shared/navigation.ts';

const told = import.meta.glob<{ navigation: readonly NavigationEntry[] }>('../screens/*/navigation.ts', {
  eager: true,
});

/** What the screens' folders say of themselves. */
export const navigationEntries: readonly NavigationEntry[] = Object.values(told).flatMap(
  ({ navigation }) => navigation,
);

/** The menu of a platform. */
export function menuOn(platform: Platform): NavigationEntry[] {
  return menuFor(navigationEntries, platform);
}
