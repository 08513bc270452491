export const phrases = {
  menu: 'Copiar o guardar la tabla',
  copy: 'Copiar la tabla',
  csv: 'Guardar como CSV',
  picture: 'Guardar como imagen',
  copied: 'Tabla copiada',
  failed: 'No se pudo copiar ni guardar la tabla',
} as const;
