export const phrases = {
  name: 'Circular',
  names: 'Circulares',
  fields: {
    number: 'Número',
    title: 'Título',
    published: 'Fecha y hora',
    priority: 'Importancia',
    isPinned: 'Fijar arriba',
    text: 'Texto',
    files: 'Archivos',
    replaces: 'Reemplaza a',
    audience: 'Público',
    discipline: 'Deporte',
  },
  words: {
    audience: {
      everyone: 'Todos',
      delegations: 'Delegaciones',
      athletes: 'Deportistas',
      staff: 'Personal',
    },
  },
} as const;
