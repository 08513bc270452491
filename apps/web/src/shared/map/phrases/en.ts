export const phrases = {
  open: 'Open the map',
  close: 'Close the map',
  label: 'Map. Move with the arrow keys, zoom with plus and minus.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
