export const phrases = {
  title: 'Resultados por día',
  description: 'Todos los días de los Juegos con sus pruebas, medallas y resultados.',
  rest: 'Sin competición',
  nextFirst: 'Próximos primero',
  menu: 'Resultados',
  menuHint: 'Lo que pasó, día por día',
} as const;
