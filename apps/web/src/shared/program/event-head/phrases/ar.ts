export const phrases = {
  breadcrumb: 'مسار التنقل',
  allEvents: 'كل المسابقات',
} as const;
