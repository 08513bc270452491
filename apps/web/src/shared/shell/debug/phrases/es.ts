export const phrases = {
  title: 'Detalles técnicos',
  version: 'Versión',
  platform: 'Plataforma',
  window: 'Ventana',
  position: 'Posición de los datos',
  page: 'Página',
} as const;
