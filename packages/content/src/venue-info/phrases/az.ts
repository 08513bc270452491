export const phrases = {
  name: 'İdman obyekti haqqında məlumat',
  names: 'İdman obyekti haqqında məlumat',
  fields: {
    venue: 'Obyekt',
    localAddress: 'Yerli dildə ünvan',
    description: 'Təsvir',
    access: 'Giriş',
    isStepFree: 'Pilləsiz giriş',
    services: 'Xidmətlər',
    phone: 'Telefon',
    point: 'Xəritədə mövqe',
    photo: 'Foto',
    plan: 'Plan',
  },
  hints: {
    localAddress: 'Sürücüyə göstərmək üçün',
  },
} as const;
