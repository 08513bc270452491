export const phrases = {
  name: 'جهة للمساعدة',
  names: 'جهات المساعدة',
  fields: {
    name: 'الاسم',
    description: 'الوصف',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    chat: 'عنوان المحادثة',
    web: 'موقع الويب',
    hours: 'ساعات العمل',
    isEmergency: 'للطوارئ',
  },
} as const;
