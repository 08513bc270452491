export const phrases = {
  open: 'Abrir o mapa',
  close: 'Fechar o mapa',
  label: 'Mapa. Mova com as setas, aproxime com mais e menos.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
} as const;
