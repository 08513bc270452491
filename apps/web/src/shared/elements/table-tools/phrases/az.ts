export const phrases = {
  menu: 'Cədvəli kopyala və ya saxla',
  copy: 'Cədvəli kopyala',
  csv: 'CSV kimi saxla',
  picture: 'Şəkil kimi saxla',
  copied: 'Cədvəl kopyalandı',
  failed: 'Cədvəli kopyalamaq və ya saxlamaq mümkün olmadı',
} as const;
