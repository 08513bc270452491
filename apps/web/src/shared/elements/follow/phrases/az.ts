export const phrases = {
  title: 'Siz izləyirsiniz: {name}',
  text: 'İndi ilk səhifənizdə görünür. Tarixləri təqviminizə də əlavə edin:',
  notify: 'Bildiriş göndər',
  notified: 'Bildirişlər açıqdır',
} as const;
