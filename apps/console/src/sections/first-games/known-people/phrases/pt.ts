export const phrases = {
  open: 'Escolher pessoas já cadastradas',
  openFor: 'Escolher pessoas já cadastradas: {event}',
  title: 'Já cadastrados: {event}',
  about: 'Elas mantêm seus números, e ninguém fica em dobro. Nada é público antes de você publicar.',
  kind: 'O que escolher',
  kinds: { teams: 'Equipes com seus integrantes', people: 'Pessoas, uma a uma' },
  search: 'Buscar por nome ou número',
  searchTeams: 'Buscar por nome ou prova',
  teamHint:
    'As pessoas entram na equipe da sua delegação nesta prova. Se não houver nenhuma, formam uma com o nome da delegação.',
  found: '{count, plural, =0 {Nada encontrado} one {# encontrado} many {# encontrados} other {# encontrados}}',
  chooseAll:
    '{count, plural, one {Escolher # da lista} many {Escolher todos os # da lista} other {Escolher todos os # da lista}}',
  clear: 'Não escolher nenhum',
  full: '{room, plural, =0 {A prova está completa.} one {A prova tem lugar para mais # inscrição.} many {A prova tem lugar para mais # de inscrições.} other {A prova tem lugar para mais # inscrições.}}',
  enter:
    '{count, plural, =0 {Inscrever pessoas} one {Inscrever # pessoa} many {Inscrever # de pessoas} other {Inscrever # pessoas}}',
  enterTeams:
    '{count, plural, =0 {Inscrever equipes} one {Inscrever # equipe} many {Inscrever # de equipes} other {Inscrever # equipes}}',
  entered:
    '{count, plural, one {# inscrição acrescentada: {event}} many {# de inscrições acrescentadas: {event}} other {# inscrições acrescentadas: {event}}}',
} as const;
