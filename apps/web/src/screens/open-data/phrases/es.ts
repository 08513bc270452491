export const phrases = {
  title: 'Datos abiertos',
  intro:
    'El programa, los resultados y las medallas de estos Juegos para tu sitio web, aplicación o análisis. Sin registro.',
  files: 'Descargas',
  sport: 'Deporte',
  allSports: 'Todos los deportes',
  tables: {
    schedule: 'Programa',
    results: 'Resultados',
    medals: 'Medallero',
    medallists: 'Medallistas',
    cups: 'Copas',
  },
  about: {
    schedule: 'Todas las competiciones, entrenamientos y ceremonias con hora, sede y estado.',
    results: 'Cada línea de resultados publicada, con puesto, marca y medalla.',
    medals: 'Oro, plata y bronce de cada delegación.',
    medallists: 'Quién ganó cada medalla y en qué día.',
    cups: 'Puntos y puestos de cada delegación en las copas.',
  },
  fileOf: '{name} en {format}',
  columns: 'Columnas',
  privacy: 'Los nombres aparecen solo en la medida en que pueden publicarse; si no, los sustituye un número.',
  api: 'API',
  apiText:
    'Todo lo que muestra la aplicación está disponible también en JSON, y los cambios llegan en vivo por un flujo de datos.',
  apiDocs: 'Documentación de la API',
  more: 'Calendarios y widgets',
  medalEvents: 'Pruebas con medallas',
  widgets: 'Widgets para tu sitio web',
  terms: 'Condiciones de uso',
  license: 'Licencia:',
  noLicense: 'No se indica ninguna licencia. Consulta a la organización antes de volver a publicar los datos.',
  limit: 'Hasta {count} descargas por minuto y red.',
  polling:
    'Los archivos se actualizan cada 30 segundos. Para seguir los cambios en vivo, usa el flujo de datos en lugar de descargar una y otra vez.',
} as const;
