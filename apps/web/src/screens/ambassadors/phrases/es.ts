export const phrases = {
  title: 'Embajadores',
  menu: 'Embajadores',
  menuHint: 'Deportistas y profesores que puede conocer, día por día',
  intro: 'Elija un día y vea qué deportistas y profesores puede conocer.',
  days: 'Días',
  count: '{count, plural, one {# persona} many {# de personas} other {# personas}}',
  empty: 'No hay embajadores este día',
  next: 'Próximo: {day}',
  athletes: 'Deportistas',
  professors: 'Profesores',
  about: 'Más información',
} as const;
