export const phrases = {
  mine: 'جميع الأوقات بتوقيتك ({zone})',
  toMine: 'العرض بتوقيتي',
  toVenue: 'العرض بتوقيت الموقع ({zone})',
  yours: 'بتوقيتك',
} as const;
