export const phrases = {
  title: 'Daxil ol',
  menu: 'Daxil ol',
  menuHint: 'Hesabınız və ya qonaq girişi',
  menuOther: 'Daxil ol, hesab, parol',
  description: 'Hesabınıza və ya qonaq kimi daxil olun.',
  send: 'Daxil ol',
  sending: 'Daxil olunur…',
  forgot: 'Şifrəni unutmusunuz?',
  codeHint: 'Autentifikator tətbiqindəki altı rəqəm və ya ehtiyat kod',
  goOn: 'Davam et',
  or: 'və ya',
};
