export const en = {
  /** Stands in the place of a name where only a number is public. */
  athleteNumber: 'Athlete {number}',
  /** Of an event whose name alone says too little: a time trial on the road, where there is one on the track too. */
  eventOfBranch: '{event} ({branch})',
};
