export const phrases = {
  name: 'مجال التطوع',
  names: 'مجالات التطوع',
  fields: {
    name: 'الاسم',
    tasks: 'مهام المتطوعين',
    shifts: 'المناوبات',
    apply: 'طريقة التقديم',
    web: 'موقع الويب',
    venue: 'الموقع',
    place: 'المكان',
    lead: 'المسؤول (لطاقم العمل فقط)',
    leadPhone: 'هاتف المسؤول (لطاقم العمل فقط)',
    leadEmail: 'بريد المسؤول (لطاقم العمل فقط)',
    photo: 'الصورة',
  },
} as const;
