export const phrases = {
  title: 'Fəxri kürsü',
  exhibition: 'Nümayiş: bu medallar medal sıralamasında nəzərə alınmır.',
  provisional: 'Hələ rəsmi deyil',
  correction: 'Bu medallar verildikdən sonra nəticə dəyişib. Medallara yenidən baxılır.',
  noSilver: 'Gümüş medal verilmir.',
} as const;
