export const phrases = {
  live: 'مباشر الآن',
  next: 'المشاركة القادمة',
} as const;
