export const phrases = {
  overlap: 'Algunas pruebas coinciden en horario y lugar, o necesitan a alguien dos veces.',
  propose: 'Proponer horarios seguidos',
  proposed: 'Los horarios cambiaron. Aún puedes cambiar cada uno.',
  allAdvance: 'En estos grupos se clasifican todos, así que no deciden nada.',
  oneGroup: 'Un solo grupo, todos contra todos',
  groups: '{count, plural, one {# grupo} many {# de grupos} other {# grupos}}',
} as const;
