export const phrases = {
  title: 'İştirakçıların adları',
  about:
    '{count, plural, one {# nəfər qeyd olunub} other {# nəfər qeyd olunub}}. Yetkinlik yaşına çatmayanların adları açıqlanmazdan əvvəl məsul şəxslərdən soruşun.',
  basic: 'Ad, nümayəndə heyəti və yaş qrupu ilə',
  number: 'Adsız: nümayəndə heyəti ilə “İdmançı 1034”',
  later: 'Doğum tarixləri bu halda heç vaxt açıqlanmır. Sonra hər iştirakçı üçün ayrıca qərar verə bilərsiniz.',
  becomePublic: '{count, plural, one {# nəfərin adı açıqlanacaq} other {# nəfərin adı açıqlanacaq}}.',
} as const;
