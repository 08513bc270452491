export const az = {
  confirmSubject: 'E-poçt ünvanınızı təsdiqləyin',
  confirmText:
    'Salam, {username}!\n\nE-poçt ünvanınızı təsdiqləmək üçün bu keçidi açın. Keçid bir dəfə və üç gün ərzində işləyir.',
  guardianSubject: 'Uşaq sizin razılığınızı istəyir',
  guardianText:
    'Salam!\n\n“{username}” adlı istifadəçi Oyunların tətbiqində hesab açmaq istəyir və sizi valideyn və ya qəyyum kimi göstərib. Hesabda istifadəçi adı, e-poçt ünvanı, doğum ili və şifrələnmiş şəkildə sənəd nömrəsi saxlanılır. Hesabla viktorinalarda xal qazanılır; başqaları yalnız istifadəçi adını görür.\n\nRazısınızsa, iki həftə ərzində bu keçidi açın. Heç nə etməsəniz, hesab açılmayacaq.',
  guardianToldSubject: 'Siz valideyn və ya qəyyum kimi göstərilmisiniz',
  guardianToldText:
    'Salam!\n\n“{username}” adlı istifadəçi Oyunların tətbiqində hesab açıb və sizi valideyn və ya qəyyum kimi göstərib. Heç nə etməyiniz lazım deyil. Hesabın silinməsini istəsəniz, bu məktuba cavab yazın.',
  resetSubject: 'Şifrənizi yeniləyin',
  resetText:
    'Salam, {username}!\n\nYeni şifrə seçmək üçün bu keçidi açın. Keçid bir dəfə və on dəqiqə ərzində işləyir. Bunu siz istəməmisinizsə, məktuba fikir verməyin: şifrəniz olduğu kimi qalır.',
  knownSubject: 'Sizin artıq hesabınız var',
  knownText:
    'Salam, {username}!\n\nKimsə sizin məlumatlarınızla qeydiyyatdan keçməyə çalışıb. Artıq hesabınız var, ona görə heç nə dəyişməyib. Bu siz olmusunuzsa və şifrənizi unutmusunuzsa, burada yenisini seçin.',
  passwordChangedSubject: 'Şifrəniz dəyişdirildi',
  passwordChangedText:
    'Salam, {username}!\n\nŞifrəniz indicə dəyişdirildi və bütün digər cihazlardan çıxış edildi. Bu siz deyilsinizsə, dərhal giriş səhifəsində yeni şifrə istəyin.',
  emailSubject: 'Yeni e-poçt ünvanınızı təsdiqləyin',
  emailText:
    'Salam, {username}!\n\nBu ünvanın hesabınızın e-poçt ünvanı olması üçün bu keçidi açın. Keçid bir dəfə və üç gün ərzində işləyir. Bunu siz istəməmisinizsə, məktuba fikir verməyin: heç nə dəyişmir.',
  emailAskedSubject: 'E-poçt ünvanınızın dəyişdirilməsi istənilib',
  emailAskedText:
    'Salam, {username}!\n\nŞifrənizi bilən kimsə hesabınızın e-poçt ünvanını dəyişmək istəyib. Yeni ünvan təsdiqlənməyincə heç nə dəyişmir. Bu siz deyilsinizsə, burada yeni şifrə seçin: bununla həmin sorğu da ləğv olunur.',
  emailTakenSubject: 'Sizin artıq hesabınız var',
  emailTakenText:
    'Salam, {username}!\n\nKimsə bu e-poçt ünvanından başqa hesab üçün istifadə etməyə çalışıb. Ünvan sizin hesabınıza bağlıdır, ona görə heç nə dəyişməyib. Heç nə etməyiniz lazım deyil.',
  twoFactorOnSubject: 'İki mərhələli təsdiqləmə aktiv edildi',
  twoFactorOnText:
    'Salam, {username}!\n\nHesabınız üçün autentifikator tətbiqi indicə quruldu və bütün digər cihazlardan çıxış edildi. Bu siz deyilsinizsə, burada yeni şifrə seçin.',
  twoFactorOffSubject: 'İki mərhələli təsdiqləmə deaktiv edildi',
  twoFactorOffText:
    'Salam, {username}!\n\nHesabınızın iki mərhələli təsdiqləməsi indicə deaktiv edildi. Bu siz deyilsinizsə, burada yeni şifrə seçin.',
  closing: 'Podium',
};
