export const phrases = {
  menu: 'Enviar fotos',
  title: 'Enviar fotos',
  about:
    'Escolha várias de uma vez. Elas são rascunhos até que alguém da edição as publique; só ficam públicas fotos de pessoas cujos dados são totalmente públicos.',
  album: 'Álbum',
  newAlbum: 'Álbum novo: {day}',
  credit: 'Fotógrafo(a)',
  caption: 'O que as fotos mostram?',
  captionHint: 'Para todas as fotos escolhidas. Depois dá para escrever para cada uma.',
  choose: 'Escolher fotos',
  progress: '{done, number} de {all, number} enviadas',
  failed:
    '{count, plural, one {# foto não foi enviada.} many {# de fotos não foram enviadas.} other {# fotos não foram enviadas.}}',
  next: 'Elas esperam como rascunhos.',
  list: 'Todas as fotos',
  state: {
    waiting: 'na fila',
    sending: 'enviando…',
    done: 'enviada',
    failed: 'não enviada',
  },
} as const;
