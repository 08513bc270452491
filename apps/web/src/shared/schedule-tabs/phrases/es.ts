export const phrases = {
  label: 'Vistas del programa',
  days: 'Días',
  disciplines: 'Deportes',
  grid: 'Todos los deportes por día',
  classification: 'Clasificación',
  day: 'Día',
  event: 'Prueba',
} as const;
