export const phrases = {
  title: 'Ensayo',
  menu: 'Ensayo',
  about: 'Prueba un día entero de los Juegos antes de que empiecen. Después no queda nada.',
  points: {
    everything: 'Anotadores, pantallas de los recintos, impresiones y medallas funcionan como en un día real.',
    public: 'Todo el mundo ve los resultados y, en cada página, que son inventados.',
    quiet: 'Ningún dispositivo recibe notificaciones sobre ellos.',
    gone: 'Al terminar se eliminan todos los resultados desde el comienzo. Las inscripciones, el calendario y los contenidos se mantienen.',
  },
  faults: {
    noContests: 'Todavía no hay competiciones. Publica primero la configuración de tus Juegos.',
    hasResults: 'Ya hay resultados. Un ensayo eliminaría los reales junto con los suyos.',
    hasBegun: 'La primera competición ya empezó. Solo se puede ensayar antes.',
  },
  ready:
    '{count, plural, one {# competición está lista.} many {# de competiciones están listas.} other {# competiciones están listas.}}',
  begin: 'Empezar el ensayo',
  begun: 'El ensayo está en marcha',
  beginText:
    'Desde ahora cada página dice que los resultados son inventados. Hasta el fin del ensayo no se puede publicar la configuración.',
  on: 'Ensayo desde {time}, iniciado por {name}',
  played:
    '{played} de {count, plural, one {# competición tiene} many {# de competiciones tienen} other {# competiciones tienen}} resultado.',
  makeUp: 'Inventar resultados',
  makeUpAbout:
    'Juega las próximas competiciones por orden de inicio, según las reglas de cada prueba. También puedes introducir resultados, con los enlaces de anotadores como en un día real.',
  stop: 'Detener',
  waiting:
    '{count, plural, one {# competición espera} many {# de competiciones esperan} other {# competiciones esperan}} una decisión sobre un empate, un sorteo o los participantes.',
  toToday: 'Ir a Hoy',
  left: 'Los resultados de estas competiciones hay que introducirlos a mano:',
  endTitle: 'Fin',
  endAbout:
    'Se eliminan todos los resultados desde el comienzo del ensayo: los introducidos, los de anotadores y los inventados.',
  end: 'Terminar y descartar los resultados',
  endText:
    '{count, plural, =0 {Ninguna competición tiene resultado.} one {Se elimina el resultado de # competición.} many {Se eliminan los resultados de # de competiciones.} other {Se eliminan los resultados de # competiciones.}} No se puede deshacer. Tarda unos segundos.',
  ends: 'Se están eliminando los resultados. Tarda unos segundos.',
  look: 'Volver a mirar',
  banner: 'Ensayo desde {time}: los resultados son inventados y se eliminarán.',
  open: 'Abrir el ensayo',
  decisions: {
    'rehearsal-begin': 'Ensayo iniciado',
    'rehearsal-discard': 'Resultados del ensayo descartados',
    'rehearsal-end': 'Ensayo terminado',
  },
} as const;
