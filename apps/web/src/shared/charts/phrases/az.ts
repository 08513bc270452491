export const phrases = {
  run: 'Hesabın gedişi',
  ahead: '{name} öndədir',
  runText:
    'Ən böyük üstünlük: {home} {homeLead, number}, {away} {awayLead, number}. {changes, plural, =0 {Lider dəyişməyib.} one {Lider # dəfə dəyişib.} other {Lider # dəfə dəyişib.}}',
  places: 'Aralıq nəticələrdə yerlər',
  fartherBack: 'Daha geridə',
  asTable: 'Cədvəl kimi',
  medals: 'Günlər üzrə medallar',
  medalRace: 'Medal sıralamasında yerlər',
  medalRaceHint: 'Hər gün üçün yer, altında isə həmin günə qədərki bütün medallar.',
  chooseDelegation: 'Nümayəndə heyətini seçin',
  day: 'Gün',
  soFar: 'O günədək',
  rank: 'Yer',
  medalsSoFar: 'Medallar',
  rose: 'yüksəldi',
  fell: 'geri düşdü',
} as const;
