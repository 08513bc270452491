export const phrases = {
  name: 'Yönləndirmə',
  names: 'Yönləndirmələr',
  fields: {
    from: 'Köhnə ünvan',
    to: 'Yeni ünvan',
  },
  hints: {
    from: 'Səhifəsi olmayan yol, məsələn, /kohne və ya altındakı bütün ünvanlarla birlikdə /kohne/*',
    to: 'Bu saytdakı yol və ya https:// ilə başlayan ünvan',
  },
} as const;
