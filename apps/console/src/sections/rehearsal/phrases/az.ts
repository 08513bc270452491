export const phrases = {
  title: 'Sınaq',
  menu: 'Sınaq',
  about: 'Oyunlar başlamazdan əvvəl bütöv bir günü sınayın. Sonra ondan heç nə qalmır.',
  points: {
    everything: 'Hesab aparanlar, zallardakı ekranlar, çaplar və medallar əsl gündəki kimi işləyir.',
    public: 'Hamı nəticələri və hər səhifədə onların uydurma olduğunu görür.',
    quiet: 'Heç bir cihaza onlar haqqında bildiriş göndərilmir.',
    gone: 'Bitəndə başlanğıcdan bəri olan bütün nəticələr silinir. Qeydiyyatlar, təqvim və məzmun qalır.',
  },
  faults: {
    noContests: 'Hələ yarış yoxdur. Əvvəlcə Oyunların qurulmasını açıqlayın.',
    hasResults: 'Artıq nəticələr var. Sınaq öz nəticələri ilə birlikdə əsl nəticələri də silərdi.',
    hasBegun: 'İlk yarış başlayıb. Sınaq yalnız ondan əvvəl mümkündür.',
  },
  ready: '{count, plural, one {# yarış hazırdır.} other {# yarış hazırdır.}}',
  begin: 'Sınağa başla',
  begun: 'Sınaq başladı',
  beginText:
    'Bundan sonra hər səhifədə nəticələrin uydurma olduğu yazılır. Sınaq bitənə qədər qurulmanı açıqlamaq olmaz.',
  on: 'Sınaq {time} tarixindən davam edir, başladan: {name}',
  played: 'Nəticəsi olan yarışlar: {played} / {count, plural, one {#} other {#}}.',
  makeUp: 'Nəticələr uydur',
  makeUpAbout:
    'Növbəti yarışları başlama ardıcıllığı ilə, hər yarış növünün qaydaları ilə oynayır. Nəticələri əsl gündəki kimi hesab aparanların keçidləri ilə özünüz də daxil edə bilərsiniz.',
  stop: 'Dayandır',
  waiting: '{count, plural, one {# yarış} other {# yarış}} bərabərlik, püşk və ya iştirakçılar barədə qərar gözləyir.',
  toToday: 'Bu günə keç',
  left: 'Bu yarışların nəticələrini özünüz daxil etməlisiniz:',
  endTitle: 'Son',
  endAbout: 'Sınağın başlanğıcından bəri olan bütün nəticələr silinir: sizin, hesab aparanların və uydurulanlar.',
  end: 'Bitir və nəticələri sil',
  endText:
    '{count, plural, =0 {Heç bir yarışın nəticəsi yoxdur.} one {# yarışın nəticəsi silinir.} other {# yarışın nəticəsi silinir.}} Bunu geri qaytarmaq olmaz. Bir neçə saniyə çəkir.',
  ends: 'Nəticələr silinir. Bir neçə saniyə çəkir.',
  look: 'Yenidən yoxla',
  banner: '{time} tarixindən sınaq: nəticələr uydurmadır və silinəcək.',
  open: 'Sınağı aç',
  decisions: {
    'rehearsal-begin': 'Sınaq başladıldı',
    'rehearsal-discard': 'Sınağın nəticələri silindi',
    'rehearsal-end': 'Sınaq bitdi',
  },
} as const;
