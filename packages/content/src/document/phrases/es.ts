export const phrases = {
  name: 'Documento',
  names: 'Documentos',
  fields: {
    type: 'Tipo de documento',
    title: 'Título',
    summary: 'Resumen',
    discipline: 'Deporte',
    event: 'Prueba',
    unit: 'Competición',
    day: 'Día',
    published: 'Fecha',
    priority: 'Importancia',
    isPinned: 'Fijar arriba',
    version: 'Número de versión',
    replaces: 'Reemplaza a',
    files: 'Archivos',
  },
  words: {
    type: {
      transport: 'Transporte',
      report: 'Informe',
      competition: 'Competición',
      general: 'Generales',
    },
  },
} as const;
