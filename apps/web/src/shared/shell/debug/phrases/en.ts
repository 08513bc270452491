export const phrases = {
  title: 'Technical details',
  version: 'Version',
  platform: 'Platform',
  window: 'Window',
  position: 'Data position',
  page: 'Page',
} as const;
