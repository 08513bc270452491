export const phrases = {
  title: 'Hoy',
  now: '{games}: {time} en los Juegos',
  demo: 'Son unos Juegos de demostración. Nada aquí es real.',
  noAlarms: 'Sin alarmas',
  alarmFacts: 'Desde {time}, casos: {count, number}',
  alarm: {
    'row-left-out': 'Se omitieron filas que no se pueden mostrar',
    'document-outdated': 'Una página está desactualizada porque no se pudo volver a generar',
    'refresh-failed': 'No se pudieron cargar datos nuevos',
    'feed-stuck': 'Hay mensajes de la fuente en espera y no se aplica ninguno',
    'no-room': 'El disco está casi lleno',
    'awards-taken-back': 'La fuente retiró muchas medallas a la vez',
    'list-shrunk': 'Una lista de la fuente llegó mucho más corta',
    'members-missing': 'Hay medallas de equipos sin los nombres de sus integrantes',
    'rebuild-due': 'Hay que reconstruir las tablas',
    'other-games': 'La fuente envía datos de otros Juegos',
    'result-contradicted': 'La fuente contradice una corrección permanente de un resultado',
    'edit-contradicted': 'La fuente contradice una corrección permanente',
    'points-unbalanced': 'Los puntos no cuadran con su registro',
    'qr-posted': 'Se está compartiendo un código QR',
    'erasure-due': 'Una solicitud de borrado vence pronto',
  },
  step: {
    'row-left-out':
      'Pide a la fuente que corrija estos códigos y vuelva a enviar el mensaje. Todo lo demás se muestra.',
    'document-outdated': 'Avisa a tu responsable técnico. Hasta que se arregle, se ve la versión anterior.',
    'refresh-failed':
      'Avisa a tu responsable técnico: el registro del servidor indica la causa. Se siguen mostrando los últimos datos cargados.',
    'feed-stuck':
      'Avisa a tu responsable técnico: el registro del servidor indica la causa. No se pierde ningún mensaje; se aplicarán cuando se resuelva.',
    'no-room':
      'Pide a tu responsable técnico que libere espacio en el disco de la base de datos. Después se puede volver a enviar lo que se rechazó.',
    'awards-taken-back':
      'Pregunta a la fuente si fue intencional; si no, pide que vuelva a enviar la lista de medallistas. Mientras tanto, un administrador puede congelar las medallas.',
    'list-shrunk':
      'Pide a la fuente que vuelva a enviar la lista completa. Si ya es correcta, que la reenvíe sin cambios.',
    'members-missing':
      'Pide a la fuente que vuelva a enviar la lista de medallistas con los integrantes de cada equipo.',
    'rebuild-due': 'Pide a tu responsable técnico que ejecute «podium rebuild». El servidor puede seguir en marcha.',
    'other-games':
      'Si estos son los Juegos que quieres mostrar, pide que se configure GAMES_CODE en el servidor. Si no, pide a la fuente que deje de enviar datos.',
    'result-contradicted':
      'Abre la competición en los resultados, compara ambos valores y mantén tu corrección o muestra el valor de la fuente.',
    'edit-contradicted':
      'Abre la competición en el programa, compara los dos valores y conserva o deshaz tu corrección.',
    'points-unbalanced': 'Avisa a tu responsable técnico: algo ajeno a Podium modificó la base de datos.',
    'qr-posted': 'Retira el código. Si todavía lo necesitas, imprime uno nuevo.',
    'erasure-due': 'Resuelve la solicitud antes de que venza el plazo.',
  },
  feed: 'Fuente de datos',
  lastMessage: 'Último mensaje',
  never: 'Aún ninguno',
  waiting: 'En espera de aplicarse',
  refused: 'Rechazados',
  readers: 'Usuarios',
  live: 'Siguen en vivo',
  sessions: 'Con sesión iniciada',
  storage: 'Almacenamiento',
  database: 'Base de datos',
  files: 'Archivos guardados',
  filesValue: '{count, number} ({size})',
  free: 'Espacio libre',
  letters: 'Correos en espera',
  gigabytes: '{size} GB',
  menu: 'Hoy',
} as const;
