export const phrases = {
  menu: 'Cədvəli kopyala və ya saxla',
  copy: 'Cədvəli kopyala',
  csv: 'CSV kimi saxla',
  picture: 'Şəkil kimi saxla',
  copied: 'Cədvəl kopyalandı',
  failed: 'Cədvəli kopyalamaq mümkün olmadı',
} as const;
