export const phrases = {
  title: 'Konsola daxil olun',
  about: 'Tətbiqdə işlətdiyiniz hesabla.',
  username: 'İstifadəçi adı',
  password: 'Şifrə',
  code: 'Kod',
  codeHint: 'Autentifikasiya tətbiqinizdən və ya ehtiyat kod',
  codeWrong: 'Bu kod düzgün deyil.',
  send: 'Daxil ol',
  againTitle: 'Yenidən daxil olun',
  againSensitive: 'Bunun üçün şifrəni bir daha yazın. Sonra əməliyyat özü davam edəcək.',
  againEnded: 'Sessiyanız bitib. Yazdıqlarınız burada qalır, əməliyyat isə davam edəcək.',
  againDone: 'Yenidən daxil oldunuz.',
} as const;
