export const phrases = {
  live: 'İndi canlı',
  next: 'Növbəti yarış',
  tomorrow: 'Sabah',
  from: 'ən tez',
  orLater: 'və ya daha gec',
  lane: '{lane} nömrəli zolaq',
  awaits:
    '{what, select, heat {İlkin yarış və zolaq start siyahısı açıqlananda bəlli olacaq} lane {Zolaq start siyahısı açıqlananda bəlli olacaq} startList {Start siyahısı hələ açıqlanmayıb} draw {Püşkatmanın nəticəsi hələ açıqlanmayıb} other {Rəqib hələ bəlli deyil}}',
  nothing: 'Başqa yarış planlaşdırılmayıb',
  inMinutes: '{count, plural, one {# dəq sonra} other {# dəq sonra}}',
  since: 'Son ziyarətinizdən bəri',
  nextAt: 'növbəti {time}',
} as const;
