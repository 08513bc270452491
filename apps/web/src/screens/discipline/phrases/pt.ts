export const phrases = {
  live: 'Ao vivo agora',
  next: 'A seguir',
  latest: 'Últimos resultados',
  events: 'Provas',
  venues: 'Locais',
  athletes: '{count, plural, one {# atleta} many {# de atletas} other {# atletas}}',
  eventCount: '{count, plural, one {# prova} many {# de provas} other {# provas}}',
  nothingYet: 'A programação ainda não foi publicada',
  nothingYetHint: 'Ela aparece aqui assim que a organização a publicar.',
  allSchedule: 'Programação completa',
  allResults: 'Ver todos',
  allMedals: 'Ver todas',
  decided: '{count, plural, one {# decidida} many {# decididas} other {# decididas}}',
  records: 'Recordes',
  recordEvents:
    '{count, plural, one {Recordes de # prova} many {Recordes de # de provas} other {Recordes de # provas}}',
} as const;
