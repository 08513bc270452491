/** All links of the screen lead to the same path, so only an exact match counts as current. */
export const logLink = {
  to: '/{-$locale}/access-log',
  activeOptions: { exact: true, includeSearch: true },
  preload: false,
  resetScroll: false,
} as const;
