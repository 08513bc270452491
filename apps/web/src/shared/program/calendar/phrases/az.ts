export const phrases = {
  title: 'Təqvimə əlavə et: {name}',
  hint: 'Abunə olunan təqvim bütün vaxt dəyişikliklərini izləyir. Endirilən fayl isə bugünkü kimi qalır.',
  results: 'Nəticələri təqvimdə göstər',
  subscribe: 'Abunə ol',
  google: 'Google Təqvim',
  copy: 'Ünvanı kopyala',
  copied: 'Təqvimin ünvanı kopyalandı',
  once: 'Bir dəfə endir',
} as const;
