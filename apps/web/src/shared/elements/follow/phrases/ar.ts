export const phrases = {
  title: 'أنت تتابع {name}',
  text: 'ستجد الأخبار الآن في صفحتك الأولى. أضف المواعيد إلى تقويمك أيضًا:',
  notify: 'تفعيل الإشعارات',
  notified: 'الإشعارات مفعّلة',
} as const;
