export const en = {
  /** Stands in the place of a name where only a number is public. */
  athleteNumber: 'Athlete {number}',
  /** Where two events of a sport are called the same: a time trial on the road and one on the track. */
  eventOfBranch: '{event} ({branch})',
};
