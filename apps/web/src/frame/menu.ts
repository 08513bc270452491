import { menuFor } from '../shared/navigation.ts';
import type { Platform } from '../platform/web-context.ts';
import type { NavigationEntry } from '../shared/navigation.ts';

const told = import.meta.glob<{ navigation: readonly NavigationEntry[] }>('../screens/*/navigation.ts', {
  eager: true,
});

/** The menu of a platform, of what the screens' folders say of themselves. */
export function menuOn(platform: Platform): NavigationEntry[] {
  return menuFor(
    Object.values(told).flatMap(({ navigation }) => navigation),
    platform,
  );
}
