export const phrases = {
  several: 'Añadir varias: sus nombres, uno por línea',
  severalHint: 'Cada una recibe un código a partir de su nombre, que puedes cambiar.',
  add: '{count, plural, =0 {Añadir delegaciones} one {Añadir # delegación} many {Añadir # de delegaciones} other {Añadir # delegaciones}}',
} as const;
