export const phrases = {
  title: 'Mükafat kürsüsü',
  exhibition: 'Nümayiş: bu medallar medal cədvəlində sayılmır.',
  provisional: 'Hələ rəsmi deyil',
  noSilver: 'Gümüş medal verilmir.',
} as const;
