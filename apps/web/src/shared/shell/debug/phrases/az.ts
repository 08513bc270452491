export const phrases = {
  title: 'Texniki məlumat',
  version: 'Versiya',
  platform: 'Platforma',
  window: 'Pəncərə',
  position: 'Məlumatların mövqeyi',
  page: 'Səhifə',
} as const;
