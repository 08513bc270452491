export const phrases = {
  mine: 'Todas las horas, en tu zona horaria ({zone})',
  toMine: 'Ver en mi hora',
  toVenue: 'Ver en la hora de la sede ({zone})',
  yours: 'tu hora',
} as const;
