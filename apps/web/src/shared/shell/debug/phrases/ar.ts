export const phrases = {
  title: 'تفاصيل تقنية',
  version: 'الإصدار',
  platform: 'المنصة',
  window: 'النافذة',
  position: 'موضع البيانات',
  page: 'الصفحة',
} as const;
