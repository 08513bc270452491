export const phrases = {
  label: 'Vistas del programa',
  days: 'Días',
  disciplines: 'Deportes',
  grid: 'Resumen',
  classification: 'Clasificación',
  day: 'Día',
  event: 'Prueba',
} as const;
