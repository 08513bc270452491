export const en = {
  /** Search words for a bulletin. */
  bulletinWords: 'Daily bulletin',
  /** Notifications of a new bulletin. */
  bulletin: 'Bulletin {number}',
  bulletinHidden: 'There is a new bulletin.',
};
