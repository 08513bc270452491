/** Open groups of the menu, stored in the browser. */
import { menuGroups } from '../session/section.ts';
import type { MenuGroup } from '../session/section.ts';

const storageKey = 'podium-console-menu';

/** @returns the groups that the user has opened or closed */
export function readGroups(): Partial<Record<MenuGroup, boolean>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      menuGroups.flatMap((name) => {
        const value = Object.entries(stored).find(([key]) => key === name)?.[1] as unknown;
        return typeof value === 'boolean' ? [[name, value]] : [];
      }),
    );
  } catch {
    return {};
  }
}

export function storeGroups(groups: Partial<Record<MenuGroup, boolean>>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(groups));
  } catch {
    // A browser without storage forgets it.
  }
}
