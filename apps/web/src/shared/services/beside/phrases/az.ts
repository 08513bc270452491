export const phrases = {
  label: 'Seçilmiş yarış',
  open: 'Yarışı aç',
} as const;
