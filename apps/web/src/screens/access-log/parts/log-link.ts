/** Every link of the screen leads to the screen itself: only the very address that is shown is where one is. */
export const logLink = {
  to: '/{-$locale}/access-log',
  activeOptions: { exact: true, includeSearch: true },
  preload: false,
  resetScroll: false,
} as const;
