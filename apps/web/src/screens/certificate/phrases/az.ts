export const phrases = {
  title: 'Sertifikatın yoxlanması',
  description: 'Oyunların sertifikatının həqiqi olub-olmadığını yoxlayır.',
  code: 'Kod:',
  needsScripts: 'Yoxlama üçün JavaScript lazımdır.',
  genuine: 'Bu sertifikat həqiqidir',
  holder: 'Verilib',
  course: 'Kurs',
  provider: 'Təşkilatçı',
  issued: 'Tarix',
  unknown: 'Bu kodla sertifikat yoxdur',
  unknownHint: 'Kodda səhv olub-olmadığını yoxla. Kod on iki hərf və rəqəmdən ibarətdir.',
} as const;
