export const phrases = {
  title: 'Bu gün',
  now: '{games}: Oyunların vaxtı ilə {time}',
  demo: 'Bunlar nümunə Oyunlardır. Burada heç nə həqiqi deyil.',
  noAlarms: 'Xəbərdarlıq yoxdur',
  alarmFacts: '{time} tarixindən, hallar: {count, number}',
  alarm: {
    'row-left-out': 'Göstərilə bilməyən sətirlər çıxarılıb',
    'document-outdated': 'Səhifə köhnəlib, çünki yenilənə bilməyib',
    'refresh-failed': 'Yeni məlumatlar yüklənmədi',
    'feed-stuck': 'Mənbənin mesajları gözləyir, heç biri işlənmir',
    'no-room': 'Disk demək olar ki, dolub',
    'awards-taken-back': 'Mənbə birdən çoxlu medalı geri götürüb',
    'list-shrunk': 'Mənbədən gələn siyahı xeyli qısalıb',
    'members-missing': 'Komanda medallarında üzvlərin adları yoxdur',
    'rebuild-due': 'Cədvəllər yenidən qurulmalıdır',
    'other-games': 'Mənbə başqa Oyunların məlumatını göndərir',
    'result-contradicted': 'Mənbə nəticənin daimi düzəlişi ilə ziddiyyət təşkil edir',
    'edit-contradicted': 'Mənbə daimi düzəlişlə ziddiyyət təşkil edir',
    'points-unbalanced': 'Xallar qeydlərlə üst-üstə düşmür',
    'qr-posted': 'QR kod paylaşılır',
    'erasure-due': 'Silinmə sorğusunun müddəti bitmək üzrədir',
  },
  step: {
    'row-left-out': 'Mənbədən bu kodları düzəltməyi və mesajı yenidən göndərməyi xahiş edin. Qalan hər şey göstərilir.',
    'document-outdated': 'Texniki məsula xəbər verin. Düzəldilənə qədər əvvəlki versiya göstərilir.',
    'refresh-failed':
      'Texniki məsula xəbər verin: səbəb serverin jurnalındadır. Son yüklənmiş məlumatlar göstərilməyə davam edir.',
    'feed-stuck':
      'Texniki məsula xəbər verin: səbəb serverin jurnalındadır. Heç bir mesaj itmir; problem həll olunanda hamısı işlənəcək.',
    'no-room':
      'Texniki məsuldan verilənlər bazasının diskində yer açmağı xahiş edin. Rədd edilənləri sonra yenidən göndərmək olar.',
    'awards-taken-back':
      'Bunun qəsdən edilib-edilmədiyini mənbədən soruşun; deyilsə, medalçıların siyahısını yenidən göndərməyi xahiş edin. O vaxta qədər administrator medalları dondura bilər.',
    'list-shrunk':
      'Mənbədən tam siyahını yenidən göndərməyi xahiş edin. Siyahı onsuz da düzgündürsə, dəyişmədən yenidən göndərsin.',
    'members-missing':
      'Mənbədən medalçıların siyahısını hər komandanın üzvləri ilə birlikdə yenidən göndərməyi xahiş edin.',
    'rebuild-due': 'Texniki məsuldan “podium rebuild” əmrini icra etməyi xahiş edin. Server işləməyə davam edə bilər.',
    'other-games':
      'Göstəriləcək Oyunlar bunlardırsa, serverdə GAMES_CODE parametrinin təyin edilməsini xahiş edin. Əks halda, mənbədən göndərişi dayandırmağı xahiş edin.',
    'result-contradicted':
      'Nəticələrdə yarışı açın, hər iki dəyəri müqayisə edin və düzəlişinizi saxlayın və ya mənbənin dəyərini göstərin.',
    'edit-contradicted':
      'Yarışı proqramda açın, hər iki dəyəri müqayisə edin, sonra düzəlişinizi saxlayın və ya geri götürün.',
    'points-unbalanced': 'Texniki məsula xəbər verin: verilənlər bazasına Podium-dan kənar dəyişiklik edilib.',
    'qr-posted': 'Kodu geri götürün. Hələ lazımdırsa, yenisini çap edin.',
    'erasure-due': 'Müddəti bitməmiş sorğu barədə qərar verin.',
  },
  feed: 'Məlumat mənbəyi',
  lastMessage: 'Son mesaj',
  never: 'Hələ yoxdur',
  waiting: 'Tətbiqi gözləyir',
  refused: 'Rədd edilib',
  readers: 'İstifadəçilər',
  live: 'Canlı izləyir',
  sessions: 'Daxil olub',
  storage: 'Yaddaş',
  database: 'Verilənlər bazası',
  files: 'Saxlanılan fayllar',
  filesValue: '{count, number} ({size})',
  free: 'Boş yer',
  letters: 'Gözləyən e-poçtlar',
  gigabytes: '{size} GB',
  menu: 'Bu gün',
} as const;
