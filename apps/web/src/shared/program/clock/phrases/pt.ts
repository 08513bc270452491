export const phrases = {
  mine: 'Todos os horários no seu fuso ({zone})',
  toMine: 'Ver no meu horário',
  toVenue: 'Ver no horário do local ({zone})',
  yours: 'seu horário',
} as const;
