/** Every link of the screen leads to the screen itself, so only the exact address counts as current. */
export const logLink = {
  to: '/{-$locale}/access-log',
  activeOptions: { exact: true, includeSearch: true },
  preload: false,
  resetScroll: false,
} as const;
