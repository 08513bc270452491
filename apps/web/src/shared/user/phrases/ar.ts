export const phrases = {
  guest: 'زائر',
  account: 'حسابي',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  asGuest: 'المتابعة كزائر',
  signedInAs: 'تم تسجيل الدخول باسم {name}.',
  mailKept: 'لا يرسل خادم العرض هذا بريدًا. الرسائل ملفات في المجلد {folder}.',
  type: {
    admin: 'مشرف',
    athlete: 'رياضي',
    coach: 'مدرب',
    manager: 'مدير',
    referee: 'حكم',
    staff: 'طاقم العمل',
    volunteer: 'متطوع',
    guest: 'زائر',
  },
};
