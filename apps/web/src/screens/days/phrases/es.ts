export const phrases = {
  title: 'Días',
  description: 'Todos los días de los Juegos con sus pruebas, medallas y resultados.',
  rest: 'Sin competición',
  nextFirst: 'Próximos primero',
  menu: 'Días',
  menuHint: 'Lo que pasó, día por día',
} as const;
