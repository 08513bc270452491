export const phrases = {
  open: 'Abrir el mapa',
  close: 'Cerrar el mapa',
  label: 'Mapa. Muévelo con las flechas y acércalo o aléjalo con más y menos.',
  cannotDraw: 'Este navegador no puede mostrar mapas. La lista muestra los mismos lugares.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  views: 'Vista',
  list: 'Lista',
  map: 'Mapa',
} as const;
