export const phrases = {
  mine: 'Todas las horas son las de tu reloj ({zone})',
  toMine: 'Ver en mi hora',
  toVenue: 'Ver en la hora de la sede ({zone})',
  yours: 'tu hora',
} as const;
