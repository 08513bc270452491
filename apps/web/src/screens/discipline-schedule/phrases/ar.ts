export const phrases = {
  views: 'طرق عرض البرنامج',
  days: 'حسب اليوم',
  events: 'حسب المسابقة',
  venues: 'حسب الموقع',
  allDays: 'كل الأيام',
  noEvent: 'تدريبات واجتماعات وغيرها',
  noVenue: 'لم يُحدد الموقع بعد',
  noneOnDay: 'لا شيء في هذا اليوم',
  emptyHint: 'سيظهر البرنامج هنا فور نشره.',
  earlier: 'انتهى اليوم: {count, number}',
} as const;
