export const phrases = {
  title: 'Podio',
  exhibition: 'Exhibición: estas medallas no cuentan en el medallero.',
  provisional: 'Aún no oficial',
  correction: 'El resultado cambió después de concederse estas medallas. Están en revisión.',
  noSilver: 'No hay medalla de plata.',
} as const;
