export const phrases = {
  group: {
    events: 'المسابقات',
    general: 'عام',
    phases: 'الأدوار والمباريات',
    documents: 'وثائق المنافسة',
  },
  version: 'الإصدار {version}',
  open: 'فتح',
  download: 'تنزيل',
  replaced: 'استُبدل',
  replacedBy: 'استُبدل: انظر الإصدار الأحدث',
  withdrawn: 'سُحب',
  noFile: 'لا ملف',
  fileError: 'تعذّر فتح هذا الملف. قد يكون في الطريق؛ أعد المحاولة.',
  protest: 'احتجاج',
  decision: 'قرار',
  emptyHint: 'ستظهر قوائم البدء والنتائج والقرارات هنا فور توقيعها.',
} as const;
