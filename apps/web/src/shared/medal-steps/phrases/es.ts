export const phrases = {
  title: 'Podio',
  exhibition: 'Exhibición: estas medallas no cuentan en el medallero.',
  provisional: 'Aún no oficial',
  noSilver: 'No hay medalla de plata.',
} as const;
