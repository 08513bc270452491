export const phrases = {
  overlap: 'Bəzi yarış növləri eyni vaxta və eyni yerə düşür və ya bir iştirakçı iki yerdə lazımdır.',
  propose: 'Ardıcıl vaxtlar təklif et',
  proposed: 'Vaxtlar dəyişdirildi. Hər birini yenə dəyişə bilərsiniz.',
  allAdvance: 'Bu qruplarda hamı vəsiqə qazanır, ona görə qruplar heç nəyi həll etmir.',
  oneGroup: 'Bir qrup, hamı hamı ilə',
  groups: '{count, plural, one {# qrup} other {# qrup}}',
} as const;
