export const es = {
  athleteNumber: 'Deportista {number}',
  eventOfBranch: '{event} ({branch})',
};
