export const phrases = {
  dismiss: 'إغلاق',
  label: 'تنبيه',
  more: 'المزيد',
} as const;
