export const phrases = {
  name: 'Yer',
  names: 'Yerlər',
  fields: {
    type: 'Yerin növü',
    name: 'Ad',
    address: 'Ünvan',
    localAddress: 'Yerli dildə ünvan',
    point: 'Xəritədə mövqe',
    phone: 'Telefon',
    web: 'Veb-sayt',
    hours: 'İş saatları',
    services: 'Xidmətlər',
    lodges: 'Qalan nümayəndə heyəti',
    photo: 'Foto',
  },
  words: {
    type: {
      hospital: 'Xəstəxana',
      hotel: 'Otel',
      other: 'Digər',
    },
  },
  hints: {
    localAddress: 'Sürücüyə göstərmək üçün',
    lodges: 'Yalnız onun üzvlərinə və işçi heyətinə göstərilir',
  },
} as const;
