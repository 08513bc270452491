export const phrases = {
  title: 'Récords: {count, number}',
  hint: 'Récords vigentes de la prueba y de cada categoría con récords propios. Se muestran en la página de la prueba.',
  one: 'Récord {number, number}',
  add: 'Añadir un récord',
  kind: 'Tipo',
  ageGroup: 'Categoría (opcional)',
  ageGroupHint: 'Vacío: de toda la prueba. Si no, por ejemplo U16.',
  mark: 'Marca',
  holder: 'Plusmarquista',
  date: 'Fecha (opcional)',
  place: 'Lugar (opcional)',
  remove: 'Quitar el récord {number, number}',
} as const;
