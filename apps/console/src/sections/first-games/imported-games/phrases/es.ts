export const phrases = {
  about:
    'Estos Juegos vienen de archivos. Agrega aquí sedes, delegaciones y pruebas: al publicar se suman, y todo lo de los archivos se conserva.',
  unknown: 'Hay Juegos públicos importados de archivos que esta configuración no conoce. Publicarla se rechazaría.',
  begin: 'Empezar de nuevo a partir de los Juegos importados',
  events:
    '{count, plural, one {# prueba de los archivos} many {# de pruebas de los archivos} other {# pruebas de los archivos}}',
  eventsAbout:
    'Sus competiciones e inscripciones quedan como están en los archivos. Para cambiarlas, importa de nuevo un archivo.',
  import: 'Importar archivos',
} as const;
