export const es = {
  lineWords: 'Autobús, bus, línea',
  stopWords: 'Parada',
};
