export const phrases = {
  label: 'Vistas del programa',
  days: 'Días',
  disciplines: 'Deportes',
  grid: 'Vista general',
  classification: 'Clasificación',
  day: 'Día',
  event: 'Prueba',
} as const;
