export const az = {
  lineWords: 'Avtobus, servis avtobusu, xətt',
  stopWords: 'Dayanacaq',
};
