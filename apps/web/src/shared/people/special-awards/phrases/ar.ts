export const phrases = {
  title: 'جوائز خاصة',
  open: 'لم يُحدَّد الفائز بعد',
} as const;
