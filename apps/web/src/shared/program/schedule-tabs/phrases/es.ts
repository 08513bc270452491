export const phrases = {
  label: 'Vistas del programa',
  days: 'Días',
  disciplines: 'Deportes',
  grid: 'Calendario',
  classification: 'Clasificación',
  day: 'Hoy',
  event: 'Pruebas',
} as const;
