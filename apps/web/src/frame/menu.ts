import { menuFor } from '../shared/navigation.ts';
import type { Platform } from '../platform/web-context.ts';
import type { NavigationEntry } from '../shared/navigation.ts';

const told = import.meta.glob<{ navigation: readonly NavigationEntry[] }>('../screens/*/navigation.ts', {
  eager: true,
});

/** What the screens' folders say of themselves. */
const entries = Object.values(told).flatMap(({ navigation }) => navigation);

export const menuOn = (platform: Platform): NavigationEntry[] => menuFor(entries, platform);
