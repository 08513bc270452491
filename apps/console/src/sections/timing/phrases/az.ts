export const phrases = {
  title: 'Vaxtölçmə',
  about: 'Vaxtölçmə sistemlərinin nəticələrini göndərən idman obyektlərindəki kompüterlər',
  none: 'Hələ heç bir kompüter heç nə göndərməyib.',
  start: 'Finişdəki kompüterdə Podium proqramını işə salın və vaxtölçmə sisteminin qovluğunu göstərin:',
  state: { connected: 'Qoşulub', silent: 'Siqnal yoxdur' },
  facts: '{format}, son siqnal: {time}',
  silentHelp: 'Kompüteri və şəbəkəsini yoxlayın. Faylları orada gözləyir və əlaqə bərpa olunan kimi göndəriləcək.',
  noFile: 'Hələ heç bir fayl göndərməyib',
  lastFile: 'Son fayl: {file}, {time}; {count, plural, one {indiyədək # fayl} other {indiyədək # fayl}}',
  waiting: '{count, plural, one {# fayl hələ orada gözləyir} other {# fayl hələ orada gözləyir}}',
  problem: 'Tam götürülməyən fayl: {file}, {time}:',
  menu: 'Vaxtölçmə',
} as const;
