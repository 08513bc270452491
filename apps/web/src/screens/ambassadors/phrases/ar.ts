export const phrases = {
  title: 'السفراء',
  menu: 'السفراء',
  menuHint: 'رياضيون وأساتذة يمكنك لقاؤهم يومًا بيوم',
  menuOther: 'نجوم، رياضيون سابقون',
  intro: 'اختر يومًا لترى الرياضيين والأساتذة الذين يمكنك لقاؤهم.',
  days: 'الأيام',
  count: '{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  empty: 'لا يوجد سفراء في هذا اليوم',
  next: 'التالي: {day}',
  athletes: 'الرياضيون',
  professors: 'الأساتذة',
  about: 'المزيد',
} as const;
