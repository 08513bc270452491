export const phrases = {
  open: 'Inscripciones de las delegaciones',
  about:
    'Cada delegación recibe un enlace, escribe sus inscripciones sin cuenta y puede cambiarlas hasta la hora que fijes. Nada cuenta hasta que lo aceptes.',
  none: 'Todavía no hay enlaces.',
  count:
    '{count, plural, =0 {Todavía no hay inscripciones} one {# inscripción} many {# de inscripciones} other {# inscripciones}}',
  review: 'Revisar',
  reviewOf: 'Revisar las inscripciones de {delegation}',
  revoke: 'Anular',
  revokeOf: 'Anular el enlace de {delegation}',
  back: 'Volver a las delegaciones',
  lines: 'Inscripciones enviadas',
  linesHint: 'Quita la marca para dejar fuera una línea.',
  finish: 'Listo: quitar lo enviado',
  finishHint:
    '{count, plural, one {# línea no se acepta y se elimina. Avisa a la delegación.} many {# de líneas no se aceptan y se eliminan. Avisa a la delegación.} other {# líneas no se aceptan y se eliminan. Avisa a la delegación.}}',
  goneEvent: 'Prueba que ya no está en el plan',
  state: {
    waiting:
      '{count, plural, one {# inscripción pendiente} many {# de inscripciones pendientes} other {# inscripciones pendientes}}, enviadas: {time}',
    done: 'Aceptadas. Enviadas: {time}',
    nothing: 'Sin envíos todavía',
    revoked: 'Anulado',
    until: 'Hasta: {time}',
  },
  make: {
    over: 'Esa hora ya pasó. Elige una posterior.',
    delegations: 'Delegaciones',
    all: 'Todas las delegaciones',
    some: '{count, plural, one {# delegación} many {# de delegaciones} other {# delegaciones}}',
    until: 'Inscripciones hasta',
    action: '{count, plural, one {Crear # enlace} many {Crear # de enlaces} other {Crear # enlaces}}',
  },
  made: {
    once: 'Los enlaces se muestran solo esta vez. Envía cada uno a su delegación.',
    csv: 'Descargar los enlaces como tabla',
  },
  fields: {
    title: 'Agregar una inscripción',
    events: 'Pruebas',
    add: 'Agregar a las inscripciones',
    sex: {
      W: 'Femenino',
      M: 'Masculino',
    },
  },
  send: {
    title: 'Inscripciones',
    unknown: 'Este enlace no es válido. Pide uno nuevo a la organización.',
    until: 'Puedes enviar y cambiar las inscripciones hasta: {time}.',
    over: 'El plazo de inscripción terminó: {time}. Escribe a la organización si falta algo.',
    leftOut: 'Estas líneas del archivo no estaban claras y quedan fuera:',
    remove: 'Quitar a {name}, {event}',
    notSent: 'Sin enviar',
    sentAt: 'Enviado: {time}',
    action:
      '{count, plural, one {Enviar # inscripción} many {Enviar # de inscripciones} other {Enviar # inscripciones}}',
  },
} as const;
