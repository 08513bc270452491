export const phrases = {
  guest: 'زائر/ة',
  account: 'حسابي',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  asGuest: 'الدخول كزائر/ة',
  signedInAs: 'تم تسجيل الدخول باسم {name}.',
  mailKept: 'لا يرسل خادم العرض هذا بريدًا. الرسائل ملفات في المجلد {folder}.',
  type: {
    admin: 'مشرف/ة',
    athlete: 'رياضي/ة',
    coach: 'مدرب/ة',
    manager: 'مدير/ة',
    referee: 'حكم',
    staff: 'طاقم العمل',
    volunteer: 'متطوع/ة',
    guest: 'زائر/ة',
  },
};
