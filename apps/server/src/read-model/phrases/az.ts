export const az = {
  athleteNumber: 'İdmançı {number}',
};
