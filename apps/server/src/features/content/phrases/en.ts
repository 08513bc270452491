export const en = {
  /** What readers type to find a bulletin. */
  bulletinWords: 'Daily bulletin',
};
