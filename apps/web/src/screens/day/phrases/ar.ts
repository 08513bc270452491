export const phrases = {
  description: 'برنامج {date} والنتائج المباشرة والنهائية.',
  titleOf: '{discipline}، {date}',
  titleAt: '{discipline}، {venue}، {date}',
  days: 'الأيام',
  show: 'أي المنافسات',
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
    '{count, plural, zero {لا منافسات سابقة} one {منافسة سابقة واحدة} two {منافستان سابقتان} few {# منافسات سابقة} many {# منافسة سابقة} other {# منافسة سابقة}}',
  contests:
    '{count, plural, zero {لا منافسات} one {منافسة واحدة} two {منافستان} few {# منافسات} many {# منافسة} other {# منافسة}}',
  moreContests:
    '{count, plural, zero {لا منافسات أخرى} one {منافسة أخرى} two {منافستان أخريان} few {# منافسات أخرى} many {# منافسة أخرى} other {# منافسة أخرى}}',
  activities: 'الأنشطة',
  nowLine: 'الآن، {time}',
  emptyLive: 'لا شيء مباشر الآن',
  emptyFinished: 'لم ينتهِ شيء بعد',
} as const;
