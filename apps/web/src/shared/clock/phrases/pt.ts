export const phrases = {
  mine: 'Todas as horas são as do seu relógio ({zone})',
  toMine: 'Ver no meu horário',
  toVenue: 'Ver no horário do local ({zone})',
  yours: 'seu horário',
} as const;
