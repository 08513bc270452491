export const phrases = {
  dismiss: 'إغلاق',
  label: 'تنبيه',
  more: 'المزيد',
  readOnly: 'للقراءة فقط حاليًا: يمكنك الاطلاع على كل شيء، لكن يتعذّر حفظ أي تغيير.',
} as const;
