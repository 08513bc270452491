export const phrases = {
  title: 'أنت تتابع {name}',
  text: 'تجده الآن في صفحتك الأولى. احفظ المواعيد في تقويمك أيضًا:',
  notify: 'تفعيل الإشعارات',
  notified: 'الإشعارات مفعّلة',
} as const;
