export const phrases = {
  mine: 'Bütün saatlar sizin saatınızladır ({zone})',
  toMine: 'Mənim vaxtımla göstər',
  toVenue: 'Yarış yerinin vaxtı ilə göstər ({zone})',
  yours: 'sizin vaxtınız',
} as const;
