export const phrases = {
  title: 'Hesab yaradın',
  description: 'Hesabınız olsa, izlədikləriniz bütün cihazlarınızda görünər.',
  usernameHint: 'Reytinqdə başqaları onu görür. Tam adınızı yazmayın.',
  passwordHint: 'Ən azı 8 simvol',
  cpf: 'CPF və ya başqa sənəd',
  cpfHint:
    'Hər kəsin bir hesabı olması üçün. Şifrələnmiş saxlanılır və heç vaxt göstərilmir. CPF yoxdursa: başqa sənədin 8–10 hərf və ya rəqəmi.',
  birthYear: 'Doğum ili',
  birthYearHint: '12 yaşdan kiçiklər üçün valideynin və ya qəyyumun razılığı lazımdır.',
  guardianEmail: 'Valideynin və ya qəyyumun e-poçtu',
  guardianHint: 'Bu hesaba icazə verib-vermədiyini ondan soruşacağıq.',
  termsTitle: 'Şərtlər və məxfilik',
  terms1:
    'İstifadəçi adınızı, e-poçtunuzu, doğum ilinizi və şifrələnmiş sənəd nömrənizi saxlayırıq: yalnız hesabınız üçün.',
  terms2:
    'Bu məlumatlar heç kimə verilmir və reklam yoxdur. Hesabınızda hər şeyi istənilən vaxt endirə və ya silə bilərsiniz.',
  terms3: 'Dürüst olun: hər kəsə bir hesab; başqasının adından istifadə etməyin, heç kimi incitməyin.',
  accept: 'Şərtləri oxudum və qəbul edirəm',
  send: 'Hesab yarat',
  sending: 'Hesab yaradılır…',
  haveAccount: 'Artıq hesabınız var?',
  doneTitle: 'E-poçtunuza baxın',
  doneText: 'Sizə məktub göndərdik. Hesabınızı təsdiqləmək üçün oradakı keçidi açın.',
  doneGuardian: 'Valideyniniz və ya qəyyumunuz da məktub alır. İkiniz də təsdiqlədikdən sonra hesab açılır.',
};
