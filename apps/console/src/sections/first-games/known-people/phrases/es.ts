export const phrases = {
  open: 'Elegir personas ya registradas',
  openFor: 'Elegir personas ya registradas: {event}',
  title: 'Ya registrados: {event}',
  about: 'Conservan sus números y nadie queda repetido. Nada es público antes de que publique.',
  kind: 'Qué elegir',
  kinds: { teams: 'Equipos con sus integrantes', people: 'Personas, una por una' },
  search: 'Buscar por nombre o número',
  searchTeams: 'Buscar por nombre o prueba',
  teamHint:
    'Las personas se suman al equipo de su delegación en esta prueba. Si no hay ninguno, forman uno con el nombre de la delegación.',
  found: '{count, plural, =0 {Sin coincidencias} one {# encontrado} many {# encontrados} other {# encontrados}}',
  chooseAll:
    '{count, plural, one {Elegir # de la lista} many {Elegir los # de la lista} other {Elegir los # de la lista}}',
  clear: 'No elegir ninguno',
  full: '{room, plural, =0 {La prueba está completa.} one {En la prueba queda lugar para # inscripción.} many {En la prueba queda lugar para # de inscripciones.} other {En la prueba queda lugar para # inscripciones.}}',
  enter:
    '{count, plural, =0 {Inscribir personas} one {Inscribir # persona} many {Inscribir # de personas} other {Inscribir # personas}}',
  enterTeams:
    '{count, plural, =0 {Inscribir equipos} one {Inscribir # equipo} many {Inscribir # de equipos} other {Inscribir # equipos}}',
  entered:
    '{count, plural, one {Se agregó # inscripción: {event}} many {Se agregaron # de inscripciones: {event}} other {Se agregaron # inscripciones: {event}}}',
} as const;
