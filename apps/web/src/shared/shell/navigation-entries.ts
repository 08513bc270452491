import type { NavigationEntry } from './navigation.ts';

const files = import.meta.glob<{ navigation: readonly NavigationEntry[] }>('../../screens/*/navigation.ts', {
  eager: true,
});

export const navigationEntries: readonly NavigationEntry[] = Object.values(files).flatMap(
  ({ navigation }) => navigation,
);
