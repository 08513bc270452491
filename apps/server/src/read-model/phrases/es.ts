export const es = {
  athleteNumber: 'Deportista {number}',
};
