export const phrases = {
  title: 'Rekordlar: {count, number}',
  hint: 'Növün və öz rekordu olan hər yaş qrupunun mövcud rekordları. Növün səhifəsində göstərilir.',
  one: 'Rekord № {number, number}',
  add: 'Rekord əlavə et',
  kind: 'Növ',
  ageGroup: 'Yaş qrupu (istəyə görə)',
  ageGroupHint: 'Boş: bütün növ üçün. Əks halda, məsələn, U16.',
  mark: 'Nəticə',
  holder: 'Rekordçu',
  date: 'Tarix (istəyə görə)',
  place: 'Yer (istəyə görə)',
  remove: 'Rekord № {number, number}: sil',
} as const;
