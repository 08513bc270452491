export const es = {
  lineWords: 'Autobús, bus, lanzadera, línea',
  stopWords: 'Parada, parada de autobús',
};
