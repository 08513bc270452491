export const phrases = {
  run: 'Evolución del marcador',
  ahead: '{name} por delante',
  runText:
    'Mayor ventaja de {home}: {homeLead, number}; de {away}: {awayLead, number}. {changes, plural, =0 {El liderato no cambió.} one {El liderato cambió una vez.} many {El liderato cambió # de veces.} other {El liderato cambió # veces.}}',
  places: 'Puestos por parcial',
  fartherBack: 'Más atrás',
  asTable: 'Como tabla',
  medals: 'Medallas por día',
  medalRace: 'Puestos en el medallero',
  medalRaceHint: 'Para cada día, el puesto y, debajo, las medallas hasta entonces.',
  chooseDelegation: 'Elige una delegación',
  day: 'Día',
  soFar: 'Hasta entonces',
  rank: 'Puesto',
  medalsSoFar: 'Medallas',
  rose: 'sube',
  fell: 'baja',
} as const;
