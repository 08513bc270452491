export const phrases = {
  title: 'Comentarios',
  menu: 'Comentarios',
  menuHint: 'Cuéntanos qué te parece la aplicación',
  description: 'Cuéntanos qué te parece la aplicación y qué podemos mejorar.',
  signInFirst: 'Inicia sesión para enviarnos tus comentarios.',
  question: '¿Qué te parece la aplicación?',
  sentiment: {
    happy: 'Bien',
    neutral: 'Regular',
    sad: 'Mal',
  },
  ask: {
    happy: '¡Genial! ¿Qué la haría aún mejor?',
    neutral: '¿Qué podemos mejorar?',
    sad: 'Lo sentimos. ¿Qué salió mal?',
  },
  count: '{count} de {most} caracteres',
  send: 'Enviar',
  sending: 'Enviando…',
  thanks: '¡Gracias por tus comentarios!',
  read: 'Nuestro equipo lee todas las sugerencias.',
  again: 'Enviar otra sugerencia',
  keptTitle: 'Guardado en este dispositivo',
  kept: 'No tienes conexión. Tu sugerencia se enviará cuando vuelvas a tenerla.',
  keptSent:
    '{count, plural, one {Se envió tu sugerencia} many {Se enviaron tus # de sugerencias} other {Se enviaron tus # sugerencias}}',
  failed: 'Algo salió mal. Inténtalo de nuevo.',
  limit:
    'Alcanzaste el límite de sugerencias. Inténtalo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  fault: {
    sentimentRequired: 'Indica qué te parece la aplicación',
    sentimentInvalid: 'Opción no válida',
    suggestionRequired: 'Escribe tu sugerencia',
    suggestionShort: 'Escribe al menos 10 caracteres',
    suggestionLong: 'Escribe como máximo 1000 caracteres',
  },
} as const;
