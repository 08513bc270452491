export const phrases = {
  menu: 'نسخ الجدول أو حفظه',
  copy: 'نسخ الجدول',
  csv: 'حفظ بصيغة CSV',
  picture: 'حفظ كصورة',
  copied: 'نُسخ الجدول',
  failed: 'تعذّر نسخ الجدول أو حفظه',
} as const;
