export const ar = {
  athleteNumber: 'الرياضي {number}',
  eventOfBranch: '{event} ({branch})',
};
