export const phrases = {
  title: 'الرياضات',
  titleOf: '{name}: البرنامج',
  description: 'البرنامج الكامل لكل رياضة يومًا بيوم.',
  menu: 'الرياضات',
  menuShort: 'الرياضات',
  menuHint: 'البرنامج الكامل لكل رياضة',
  menuOther: 'ألعاب، تخصصات، برنامج رياضة',
  search: 'البحث عن رياضة',
  mine: 'رياضاتي',
  all: 'كل الرياضات',
  nextDay: 'اليوم التالي: {date}',
  finals:
    '{count, plural, zero {لا نهائيات} one {نهائي واحد} two {نهائيان} few {# نهائيات} many {# نهائيًا} other {# نهائي}}',
  over: 'انتهت',
  back: 'كل الرياضات',
  gap: '{minutes, plural, zero {بلا استراحة} one {ثم دقيقة استراحة} two {ثم دقيقتا استراحة} few {ثم # دقائق استراحة} many {ثم # دقيقة استراحة} other {ثم # دقيقة استراحة}}',
  longGap: 'ثم {hours, number} س {minutes, number} د استراحة',
  overTitle: 'انتهت منافسات هذه الرياضة',
  medallists:
    'الفائزون بالميداليات في {count, plural, zero {لا مسابقات} one {مسابقة واحدة} two {مسابقتين} few {# مسابقات} many {# مسابقة} other {# مسابقة}}',
  medals: 'ميداليات هذه الرياضة',
  noSchedule: 'لم يُنشر البرنامج بعد',
} as const;
