export const phrases = {
  title: 'Détails techniques',
  version: 'Version',
  platform: 'Plateforme',
  window: 'Fenêtre',
  position: 'Position des données',
  page: 'Page',
} as const;
