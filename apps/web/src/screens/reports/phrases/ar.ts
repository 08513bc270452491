export const phrases = {
  title: 'التقارير',
  titleOf: 'التقارير: {discipline}',
  description: 'النتائج الرسمية والترتيب النهائي ووثائق المنافسة، للفتح والتنزيل.',
  menu: 'التقارير',
  menuHint: 'النتائج والنشرات والوثائق',
  menuOther: 'نشرة، كتاب النتائج، PDF، وثائق، قوائم الانطلاق',
  groups: 'أنواع التقارير',
  search: 'المسابقة أو الرياضة أو العنوان',
  discipline: 'الرياضة',
  allDisciplines: 'كل الرياضات',
  count:
    '{count, plural, zero {لا تقارير} one {تقرير واحد} two {تقريران} few {# تقارير} many {# تقريرًا} other {# تقرير}}',
  pages: 'صفحات القائمة',
} as const;
