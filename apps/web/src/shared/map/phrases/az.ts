export const phrases = {
  open: 'Xəritəni aç',
  close: 'Xəritəni bağla',
  label: 'Xəritə. Oxlarla hərəkət etdirin, artı və mənfi ilə yaxınlaşdırın.',
  zoomIn: 'Yaxınlaşdır',
  zoomOut: 'Uzaqlaşdır',
} as const;
