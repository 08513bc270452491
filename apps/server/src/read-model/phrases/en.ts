export const en = {
  /** Stands in the place of a name where only a number is public. */
  athleteNumber: 'Athlete {number}',
};
