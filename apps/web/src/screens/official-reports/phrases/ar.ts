export const phrases = {
  title: 'التقارير الرسمية',
  description: 'تقارير المنظمين ولوائحهم وجداولهم ووثائقهم الأخرى.',
  type: 'النوع',
  allTypes: 'كل الأنواع',
  count: '{count, plural, zero {لا وثائق} one {وثيقة واحدة} two {وثيقتان} few {# وثائق} many {# وثيقة} other {# وثيقة}}',
  emptyHint: 'ستظهر الوثائق هنا فور نشرها.',
  toReports: 'تقارير النتائج وقوائم البدء',
} as const;
