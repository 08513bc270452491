export const phrases = {
  name: 'Peso en una copa',
  names: 'Pesos en copas',
  fields: { cup: 'Copa', discipline: 'Deporte', weight: 'Peso' },
  hints: { weight: '2: los puntos cuentan el doble' },
} as const;
