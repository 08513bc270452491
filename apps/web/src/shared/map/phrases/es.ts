export const phrases = {
  open: 'Abrir el mapa',
  close: 'Cerrar el mapa',
  label: 'Mapa. Muévalo con las flechas, acérquelo con más y menos.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
} as const;
