export const en = {
  /** Search words for a bulletin. */
  bulletinWords: 'Daily bulletin',
  /** Search words for a place of a type. */
  hospitalWords: 'Hospital, clinic, doctor',
  hotelWords: 'Hotel, accommodation',
  /** Notifications of a new bulletin. */
  bulletin: 'Bulletin {number}',
  bulletinHidden: 'There is a new bulletin.',
  /** Names of the types of notifications that a reader switches on and off. */
  pushType: {
    bulletin: 'Bulletins',
    notice: 'Notices from the organizers',
  },
};
