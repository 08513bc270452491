export const phrases = {
  description: 'برنامج {date} والنتائج المباشرة والنهائية.',
  titleOf: '{discipline}، {date}',
  titleAt: '{discipline}، {venue}، {date}',
  days: 'الأيام',
  show: 'أي الفعاليات',
  all: 'الكل',
  live: 'مباشر',
  finished: 'منتهية',
  mine: 'متابعاتي',
  noFollows: 'لا تتابع شيئًا بعد',
  nothingMine: 'لا شيء مما تتابعه في هذا اليوم',
  discipline: 'الرياضة',
  allDisciplines: 'كل الرياضات',
  venue: 'الموقع',
  allVenues: 'كل المواقع',
  earlier:
    '{count, plural, zero {لا فعاليات سابقة} one {فعالية سابقة واحدة} two {فعاليتان سابقتان} few {# فعاليات سابقة} many {# فعالية سابقة} other {# فعالية سابقة}}',
  contests:
    '{count, plural, zero {لا منافسات} one {منافسة واحدة} two {منافستان} few {# منافسات} many {# منافسة} other {# منافسة}}',
  moreContests:
    '{count, plural, zero {لا منافسات أخرى} one {منافسة أخرى} two {منافستان أخريان} few {# منافسات أخرى} many {# منافسة أخرى} other {# منافسة أخرى}}',
  activities: 'الأنشطة',
  nowLine: 'الآن، {time}',
  emptyLive: 'لا شيء مباشر الآن',
  emptyFinished: 'لم ينتهِ شيء بعد',
} as const;
