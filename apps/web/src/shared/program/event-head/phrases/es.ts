export const phrases = {
  breadcrumb: 'Ruta de navegación',
  allEvents: 'Todas las pruebas',
} as const;
