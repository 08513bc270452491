export const phrases = {
  run: 'Evolução do placar',
  ahead: '{name} à frente',
  runText:
    'Maior vantagem de {home}: {homeLead, number}; de {away}: {awayLead, number}. {changes, plural, =0 {A liderança não mudou.} one {A liderança mudou uma vez.} many {A liderança mudou # de vezes.} other {A liderança mudou # vezes.}}',
  places: 'Posições por parcial',
  fartherBack: 'Mais atrás',
  asTable: 'Em tabela',
  medals: 'Medalhas por dia',
  medalRace: 'Posições no quadro de medalhas',
  medalRaceHint: 'Para cada dia, a posição e, abaixo, as medalhas até então.',
  chooseDelegation: 'Escolha uma delegação',
  day: 'Dia',
  soFar: 'Até então',
  rank: 'Posição',
  medalsSoFar: 'Medalhas',
  rose: 'sobe',
  fell: 'desce',
} as const;
