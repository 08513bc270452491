export const en = {
  /** Search words for a bulletin. */
  bulletinWords: 'Daily bulletin',
  /** Notifications of a new bulletin. */
  bulletin: 'Bulletin {number}',
  bulletinHidden: 'There is a new bulletin.',
  /** Names of the types of notifications that a reader switches on and off. */
  pushType: {
    bulletin: 'Bulletins',
    notice: 'Notices from the organizers',
  },
};
