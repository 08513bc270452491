export const pt = {
  athleteNumber: 'Atleta {number}',
  eventOfBranch: '{event} ({branch})',
};
