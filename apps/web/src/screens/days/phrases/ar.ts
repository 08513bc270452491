export const phrases = {
  title: 'الأيام',
  description: 'كل أيام الدورة بمنافساتها وميدالياتها ونتائجها.',
  rest: 'لا توجد منافسات',
  coming: 'الأيام القادمة',
  earlier: 'الأيام السابقة',
  finals:
    '{count, plural, zero {لا نهائيات} one {نهائي واحد} two {نهائيان} few {# نهائيات} many {# نهائيًا} other {# نهائي}}',
  decided:
    'حُسم {won, number} من {total, plural, zero {# نهائيات} one {نهائي واحد} two {نهائيين} few {# نهائيات} many {# نهائيًا} other {# نهائي}}',
  allDecided:
    '{count, plural, zero {حُسم # نهائيات} one {حُسم نهائي واحد} two {حُسم نهائيان} few {حُسمت # نهائيات} many {حُسم # نهائيًا} other {حُسم # نهائي}}',
  menu: 'النتائج',
  menuHint: 'ما حدث يومًا بيوم',
  menuOther: 'اليوم، يوم، نتائج اليوم',
} as const;
