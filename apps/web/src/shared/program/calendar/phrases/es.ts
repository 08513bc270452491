export const phrases = {
  title: 'Añadir al calendario: {name}',
  hint: 'Un calendario suscrito sigue todos los cambios de horario. Una descarga queda como está hoy.',
  results: 'Mostrar los resultados en el calendario',
  subscribe: 'Suscribirse',
  google: 'Google Calendar',
  copy: 'Copiar la dirección',
  copied: 'Dirección del calendario copiada',
  once: 'Descargar una vez',
} as const;
