export const fr = {
  athleteNumber: 'Athlète {number}',
};
