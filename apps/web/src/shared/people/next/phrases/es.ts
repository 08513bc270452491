export const phrases = {
  live: 'En vivo ahora',
  next: 'Próxima competición',
  tomorrow: 'Mañana',
  from: 'desde',
  orLater: 'o más tarde',
  lane: 'Calle {lane}',
  awaits:
    '{what, select, heat {Serie y calle cuando se publique la lista de salida} lane {Calle cuando se publique la lista de salida} startList {La lista de salida aún no se ha publicado} draw {El sorteo aún no se ha publicado} other {Rival por determinar}}',
  nothing: 'Nada más previsto',
  inMinutes: '{count, plural, one {en # min} many {en # de min} other {en # min}}',
  since: 'Desde tu última visita',
  nextAt: 'próxima a las {time}',
} as const;
