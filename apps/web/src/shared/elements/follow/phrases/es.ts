export const phrases = {
  title: 'Sigues a {name}',
  text: 'Ahora aparece en tu portada. Guarda también sus fechas en tu calendario:',
  notify: 'Activar avisos',
  notified: 'Notificaciones activadas',
} as const;
