export const phrases = {
  title: 'Fəxri kürsü',
  exhibition: 'Nümayiş: bu medallar medal sıralamasında nəzərə alınmır.',
  provisional: 'Hələ rəsmi deyil',
  noSilver: 'Gümüş medal verilmir.',
} as const;
