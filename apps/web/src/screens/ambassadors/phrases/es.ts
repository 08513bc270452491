export const phrases = {
  title: 'Embajadores',
  menu: 'Embajadores',
  menuHint: 'Deportistas y profesores que puedes conocer, día a día',
  menuOther: 'Estrellas, exdeportistas',
  intro: 'Elige un día y mira qué deportistas y profesores puedes conocer.',
  days: 'Días',
  count: '{count, plural, one {# persona} many {# de personas} other {# personas}}',
  empty: 'No hay embajadores este día',
  next: 'Próximo: {day}',
  athletes: 'Deportistas',
  professors: 'Profesores',
  about: 'Más información',
} as const;
