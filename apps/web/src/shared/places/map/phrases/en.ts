export const phrases = {
  open: 'Open the map',
  close: 'Close the map',
  label: 'Map. Move with the arrow keys, zoom with plus and minus.',
  cannotDraw: 'This browser can’t display maps. The list shows the same places.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  views: 'View',
  list: 'List',
  map: 'Map',
} as const;
