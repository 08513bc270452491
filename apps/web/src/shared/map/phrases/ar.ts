export const phrases = {
  open: 'فتح الخريطة',
  close: 'إغلاق الخريطة',
  label: 'خريطة. حرّكها بالأسهم وكبّرها أو صغّرها بعلامتي زائد وناقص.',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
} as const;
