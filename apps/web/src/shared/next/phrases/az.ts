export const phrases = {
  live: 'İndi canlı',
  next: 'Növbəti yarış',
  tomorrow: 'Sabah',
  from: 'ən tez',
  orLater: 'və ya sonra',
  lane: 'Zolaq {lane}',
  awaits:
    '{what, select, heat {İlkin yarış və zolaq start siyahısı dərc olunanda bəlli olacaq} lane {Zolaq start siyahısı dərc olunanda bəlli olacaq} startList {Start siyahısı hələ dərc olunmayıb} draw {Püşkatmanın nəticəsi hələ dərc olunmayıb} other {Rəqib hələ bəlli deyil}}',
} as const;
