export const phrases = {
  open: 'Abrir o mapa',
  close: 'Fechar o mapa',
  label: 'Mapa. Mova com as setas e aproxime ou afaste com mais e menos.',
  cannotDraw: 'Este navegador não consegue exibir mapas. A lista mostra os mesmos lugares.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  views: 'Exibição',
  list: 'Lista',
  map: 'Mapa',
} as const;
