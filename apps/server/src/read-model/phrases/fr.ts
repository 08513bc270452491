export const fr = {
  athleteNumber: 'Athlète {number}',
  eventOfBranch: '{event} ({branch})',
};
