export const phrases = {
  title: 'الرياضات',
  titleOf: '{name}: البرنامج',
  description: 'البرنامج الكامل لكل رياضة يومًا بيوم.',
  menu: 'الرياضات',
  menuShort: 'الرياضات',
  menuHint: 'البرنامج الكامل لكل رياضة',
  search: 'البحث عن رياضة',
  mine: 'رياضاتي',
  all: 'كل الرياضات',
  daysFrom:
    '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}، من {from} إلى {to}',
  nextUnit: 'التالي: {time}، {name}',
  nextDay: 'اليوم التالي: {date}',
  over: 'انتهت',
  back: 'كل الرياضات',
  until: 'حتى {time}',
  gap: '{minutes, plural, zero {بلا استراحة} one {ثم دقيقة استراحة} two {ثم دقيقتا استراحة} few {ثم # دقائق استراحة} many {ثم # دقيقة استراحة} other {ثم # دقيقة استراحة}}',
  longGap: 'ثم {hours, number} س {minutes, number} د استراحة',
  overTitle: 'انتهت منافسات هذه الرياضة',
  medallists:
    'الفائزون بالميداليات في {count, plural, zero {لا مسابقات} one {مسابقة واحدة} two {مسابقتين} few {# مسابقات} many {# مسابقة} other {# مسابقة}}',
  medals: 'ميداليات هذه الرياضة',
} as const;
