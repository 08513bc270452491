export const en = {
  /** Search words for a bulletin. */
  bulletinWords: 'Daily bulletin',
};
