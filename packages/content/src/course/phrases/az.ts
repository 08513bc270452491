export const phrases = {
  name: 'Kurs',
  names: 'Kurslar',
  fields: {
    title: 'Başlıq',
    provider: 'Təşkilatçı',
    summary: 'Xülasə',
    language: 'Dil',
    hours: 'Təlim saatları',
    isOnline: 'Onlayn',
    place: 'Yer',
    web: 'Veb-sayt',
    audience: 'Auditoriya',
    passPercent: 'Bitirilməli dərslər (faiz)',
    hasCertificate: 'Sertifikatlı',
    photo: 'Foto',
  },
  words: {
    audience: {
      everyone: 'Hamı',
      athletes: 'İdmançılar',
      coaches: 'Məşqçilər',
      families: 'Ailələr',
      volunteers: 'Könüllülər',
    },
  },
  hints: {
    passPercent: 'Boş: bütün dərslər',
  },
} as const;
