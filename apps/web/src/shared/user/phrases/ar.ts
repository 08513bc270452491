export const phrases = {
  guest: 'زائر',
  account: 'حسابي',
  signIn: 'تسجيل الدخول',
  signUp: 'إنشاء حساب',
  asGuest: 'المتابعة كزائر',
  signedInAs: 'أنت مسجل الدخول باسم {name}.',
  mailKept: 'لا يرسل خادم العرض هذا بريدًا. الرسائل ملفات في المجلد {folder}.',
};
