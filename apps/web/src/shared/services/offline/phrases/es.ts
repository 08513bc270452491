export const phrases = {
  offer: 'Guarda los Juegos en este teléfono para los lugares sin red',
  notNow: 'Ahora no',
} as const;
