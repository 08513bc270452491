export const phrases = {
  title: 'Rejimlər',
  about: 'Fövqəladə hallar üçün. Dəyişiklik hamı üçün dərhal qüvvəyə minir.',
  names: { readOnly: 'Yalnız baxış rejimi', medalsFrozen: 'Dondurulmuş medallar' },
  texts: {
    readOnly:
      'İstifadəçilərin və təşkilatçıların göndərdiyi heç nə yadda saxlanılmır. Məlumat mənbəyi işləməyə davam edir, hamı baxa bilir.',
    medalsFrozen: 'Hamı bu anın medallarını görür: medal sıralaması, medalçılar və bütün saylar. Nəticələr davam edir.',
  },
  offTexts: {
    readOnly: 'İstifadəçilər və təşkilatçılar yenidən dəyişiklikləri yadda saxlaya bilər.',
    medalsFrozen:
      'Hamı yenidən bütün medalları görür. Cihazlara bu müddətdə əlavə olunan medallar barədə bildiriş gəlir.',
  },
  on: 'Aktivdir',
  off: 'Aktiv deyil',
  last: 'Son dəyişiklik: {time}, {name}',
  never: 'Hələ aktiv edilməyib',
  reason: 'Səbəb: {reason}',
  turnOn: 'Aktiv et',
  turnOff: 'Deaktiv et',
  turnOnNamed: 'Aktiv et: {name}',
  turnOffNamed: 'Deaktiv et: {name}',
  publicReason: 'Səbəb (hamı görür)',
  done: 'Rejim dəyişdirildi',
  also: 'Bunlar da faydalıdır',
  notice: 'Bütün səhifələrdə elan göstər',
  hide: 'İştirakçının gizlədilməsi',
  banner: 'Oyunlar yalnız baxış rejimindədir: yalnız rejimləri dəyişmək olar.',
  medalsBanner: 'Medalların dondurulduğu vaxt: {time}',
  menu: 'Rejimlər',
  decisions: { 'switch-set': 'Rejim aktiv və ya deaktiv edilib' },
} as const;
