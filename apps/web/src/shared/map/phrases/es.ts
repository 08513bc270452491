export const phrases = {
  open: 'Abrir el mapa',
  close: 'Cerrar el mapa',
  label: 'Mapa. Muévalo con las flechas, acérquelo con más y menos.',
  cannotDraw: 'Este navegador no puede dibujar mapas. La lista muestra los mismos lugares.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  views: 'Vista',
  list: 'Lista',
  map: 'Mapa',
} as const;
