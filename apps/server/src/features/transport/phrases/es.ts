export const es = {
  lineWords: 'Autobús, bus, lanzadera, línea',
  stopWords: 'Parada',
};
