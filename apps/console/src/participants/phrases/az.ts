export const phrases = {
  title: 'İştirakçılar',
  about:
    'İştirakçının hansı məlumatlarının hamıya göründüyü və adının necə yazıldığı. Dəyişiklik bütün səhifələrdə dərhal qüvvəyə minir.',
  search: 'Ad, nömrə və ya kod',
  none: 'İştirakçı tapılmadı',
  name: 'Ad',
  delegation: 'Nümayəndə heyəti və idman növü',
  level: 'Açıqlama səviyyəsi',
  levels: {
    full: 'Hər şey',
    basic: 'Ad, cins və yaş qrupu',
    number: 'Yalnız nömrə və nümayəndə heyəti',
    folder: 'Oyunların qovluğundakı kimi',
  },
  decision: 'Qərar',
  decidedBy: '{name}: {reason}',
  change: 'Səviyyəni dəyişin',
  changeTitle: '{name} haqqında hamıya nə görünsün?',
  changed: 'Səviyyə dəyişdirildi',
  hint: 'Yalnız nömrə ilə ad nəticələrdən, axtarışdan, fotolardan və bildirişlərdən də silinir.',
  mentions:
    '{count, plural, one {Açıqlanmış bir mətndə bu iştirakçının adı ola bilər. Onu düzəldin: səviyyə mətni dəyişmir.} other {Açıqlanmış # mətndə bu iştirakçının adı ola bilər. Onları düzəldin: səviyyə mətnləri dəyişmir.}}',
  rename: {
    action: 'Adı düzəldin',
    title: '{name} – adın düzəldilməsi',
    family: 'Soyad',
    given: 'Şəxsi ad',
    done: 'Ad düzəldildi',
    hint: 'Düzəliş nəticə axını və ya qovluq başqa ad göndərənədək qüvvədə qalır.',
    clear: 'Axının və ya qovluğun adını yenidən göstərin',
    overtaken: '“{said}” artıq göstərilmir: sonra başqa ad gəlib',
  },
} as const;
