export const phrases = {
  name: 'معلومات الموقع',
  names: 'معلومات الموقع',
  fields: {
    venue: 'الموقع',
    localAddress: 'العنوان باللغة المحلية',
    description: 'الوصف',
    access: 'الدخول',
    isStepFree: 'دخول بلا درجات',
    services: 'الخدمات',
    phone: 'الهاتف',
    point: 'الموضع على الخريطة',
    photo: 'الصورة',
    plan: 'المخطط',
  },
  hints: {
    localAddress: 'لعرضها على السائق',
  },
} as const;
