export const phrases = {
  mine: 'جميع الأوقات بتوقيتك ({zone})',
  toMine: 'اعرض بتوقيتي',
  toVenue: 'اعرض بتوقيت الموقع ({zone})',
  yours: 'بتوقيتك',
} as const;
