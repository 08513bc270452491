export const phrases = {
  mine: 'Bütün saatlar sizin vaxtınızladır ({zone})',
  toMine: 'Mənim vaxtımla göstər',
  toVenue: 'Yarış yerinin vaxtı ilə göstər ({zone})',
  yours: 'sizin vaxtınız',
} as const;
