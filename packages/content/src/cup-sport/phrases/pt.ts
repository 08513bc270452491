export const phrases = {
  name: 'Peso em uma taça',
  names: 'Pesos em taças',
  fields: { cup: 'Taça', discipline: 'Modalidade', weight: 'Peso' },
  hints: { weight: '2: os pontos contam em dobro' },
} as const;
