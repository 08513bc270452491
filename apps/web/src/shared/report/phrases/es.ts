export const phrases = {
  group: {
    events: 'Pruebas',
    general: 'Generales',
    phases: 'Fases y unidades',
    documents: 'Documentos de la competición',
  },
  version: 'Versión {version}',
  open: 'Abrir',
  download: 'Descargar',
  replaced: 'Sustituido',
  replacedBy: 'Sustituido: ver la versión nueva',
  withdrawn: 'Retirado',
  noFile: 'Sin archivo',
  fileError: 'No se pudo abrir este archivo. Puede estar en camino; inténtalo de nuevo.',
  protest: 'Protesta',
  decision: 'Decisión',
  emptyHint: 'Las listas de salida, los resultados y las decisiones aparecerán aquí en cuanto se firmen.',
} as const;
