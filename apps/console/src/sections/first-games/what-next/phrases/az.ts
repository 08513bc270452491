export const phrases = {
  title: 'Növbəti addımlar',
  results: 'Nəticələrin daxil edilməsi',
  schedule: 'Vaxtı və yeri dəyiş',
  bulletin: 'Bülleten yaz',
  participants: 'Hansı adların açıq olduğunu yoxla',
  people: 'Başqalarını dəvət et',
  hint: {
    results: 'Yarışı seçin və “Başla” düyməsinə toxunun. Hər qeydi hamı dərhal görür.',
    schedule: 'Gecikən və ya yeri dəyişən yarışlar üçün.',
    bulletin: 'Yazdığınız hər dildə rəsmi məlumat.',
    participants: 'Hər iştirakçı haqqında hamının nəyi görəcəyinə qərar verin.',
    people: 'Hakimlər, redaktorlar və məsul şəxslər üçün: onlara keçid göndərilir, əvvəlcədən hesab lazım deyil.',
  },
} as const;
