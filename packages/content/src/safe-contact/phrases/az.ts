export const phrases = {
  name: 'Yardım üçün əlaqə',
  names: 'Yardım üçün əlaqələr',
  fields: {
    name: 'Ad',
    description: 'Təsvir',
    phone: 'Telefon',
    email: 'E-poçt',
    chat: 'Çat ünvanı',
    web: 'Veb-sayt',
    hours: 'İş saatları',
    isEmergency: 'Təcili hallar üçün',
  },
} as const;
