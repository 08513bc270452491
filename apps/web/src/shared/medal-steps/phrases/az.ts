export const phrases = {
  title: 'Mükafat kürsüsü',
  exhibition: 'Nümayiş: bu medallar medal cədvəlində sayılmır.',
  provisional: 'Hələ rəsmi deyil',
} as const;
