export const phrases = {
  decidedEvent: '{name} ✓',
  openEvent: 'Ver a prova',
  withoutPlace: 'Sem classificação',
  notYet: 'Ainda não há classificação final',
  none: 'Sem classificação final',
  notYetHint: 'Aparece quando o último resultado da prova for oficial.',
  openPhases: 'Fases e resultados até agora',
} as const;
