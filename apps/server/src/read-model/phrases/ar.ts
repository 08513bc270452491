export const ar = {
  athleteNumber: 'الرياضي {number}',
};
