export const pt = {
  athleteNumber: 'Atleta {number}',
};
