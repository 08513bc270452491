export const phrases = {
  description: 'برنامج {date} والنتائج المباشرة والنهائية.',
  titleOf: '{discipline}، {date}',
  days: 'الأيام',
  show: 'أي الفعاليات',
  all: 'الكل',
  live: 'مباشر',
  finished: 'منتهية',
  discipline: 'الرياضة',
  allDisciplines: 'كل الرياضات',
  venue: 'الموقع',
  allVenues: 'كل المواقع',
  earlier:
    '{count, plural, zero {لا فعاليات سابقة} one {فعالية سابقة واحدة} two {فعاليتان سابقتان} few {# فعاليات سابقة} many {# فعالية سابقة} other {# فعالية سابقة}}',
  nowLine: 'الآن، {time}',
  emptyLive: 'لا شيء مباشر الآن',
  emptyFinished: 'لم ينتهِ شيء بعد',
  nextAt: 'البداية التالية: {time}',
} as const;
