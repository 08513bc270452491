export const phrases = {
  open: 'Xəritəni aç',
  close: 'Xəritəni bağla',
  label: 'Xəritə. Oxlarla hərəkət etdirin, “+” və “−” ilə yaxınlaşdırıb-uzaqlaşdırın.',
  cannotDraw: 'Bu brauzer xəritə göstərə bilmir. Siyahıda eyni yerlər göstərilir.',
  zoomIn: 'Yaxınlaşdır',
  zoomOut: 'Uzaqlaşdır',
  views: 'Görünüş',
  list: 'Siyahı',
  map: 'Xəritə',
} as const;
