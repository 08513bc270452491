export const pt = {
  lineWords: 'Ônibus, transporte, linha',
  stopWords: 'Parada, ponto',
};
