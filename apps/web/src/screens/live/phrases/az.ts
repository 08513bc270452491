export const phrases = {
  title: 'Canlı',
  description: 'Hazırda gedən bütün yarışlar, bir saat ərzində başlayacaq və yenicə bitmiş yarışlar.',
  nothing: 'Hazırda canlı yarış yoxdur',
  nextAt: 'Növbəti yarışın başlanğıcı: {time}.',
  nextOn: 'Növbəti yarışın başlanğıcı: {day}, {time}.',
  nextHour: 'Növbəti bir saatda',
  coming: 'Qarşıda',
  latest: 'Yenicə bitib',
  menu: 'Canlı',
  menuHint: 'Hazırda gedən yarışların hesabları',
  menuOther: 'İndi, canlı hesab',
} as const;
