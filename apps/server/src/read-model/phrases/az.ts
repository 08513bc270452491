export const az = {
  athleteNumber: 'İdmançı {number}',
  eventOfBranch: '{event} ({branch})',
};
