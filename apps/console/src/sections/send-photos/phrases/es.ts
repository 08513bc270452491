export const phrases = {
  menu: 'Enviar fotos',
  title: 'Enviar fotos',
  about:
    'Elige varias a la vez. Son borradores hasta que alguien de edición las publique; solo se hacen públicas fotos de personas cuyos datos son públicos por completo.',
  album: 'Álbum',
  newAlbum: 'Álbum nuevo: {day}',
  credit: 'Fotografía',
  caption: '¿Qué muestran las fotos?',
  captionHint: 'Para todas las fotos elegidas. Después se puede escribir para cada una.',
  choose: 'Elegir fotos',
  progress: '{done, number} de {all, number} enviadas',
  failed:
    '{count, plural, one {# foto no se envió.} many {# de fotos no se enviaron.} other {# fotos no se enviaron.}}',
  next: 'Esperan como borradores.',
  list: 'Todas las fotos',
  state: {
    waiting: 'en espera',
    sending: 'enviando…',
    done: 'enviada',
    failed: 'no enviada',
  },
} as const;
