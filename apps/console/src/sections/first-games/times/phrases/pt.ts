export const phrases = {
  overlap: 'Algumas provas estão no mesmo horário e local, ou precisam de alguém duas vezes.',
  propose: 'Propor horários em sequência',
  proposed: 'Os horários mudaram. Você ainda pode mudar cada um.',
  allAdvance: 'Nestes grupos todos se classificam; eles não decidem nada.',
  oneGroup: 'Um grupo só, todos contra todos',
  groups: '{count, plural, one {# grupo} many {# de grupos} other {# grupos}}',
} as const;
