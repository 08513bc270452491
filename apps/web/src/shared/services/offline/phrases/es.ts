export const phrases = {
  offer: 'Guarda los Juegos en este dispositivo para los lugares sin red',
  notNow: 'Ahora no',
} as const;
