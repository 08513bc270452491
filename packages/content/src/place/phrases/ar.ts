export const phrases = {
  name: 'المكان',
  names: 'الأماكن',
  fields: {
    type: 'نوع المكان',
    name: 'الاسم',
    address: 'العنوان البريدي',
    localAddress: 'العنوان باللغة المحلية',
    point: 'الموضع على الخريطة',
    phone: 'الهاتف',
    web: 'موقع الويب',
    hours: 'ساعات العمل',
    services: 'الخدمات',
    lodges: 'مقر إقامة الوفد',
    photo: 'الصورة',
  },
  words: {
    type: {
      hospital: 'مستشفى',
      hotel: 'فندق',
      other: 'أخرى',
    },
  },
  hints: {
    localAddress: 'لعرضها على السائق',
    lodges: 'يظهر لأعضائه وطاقم العمل فقط',
  },
} as const;
