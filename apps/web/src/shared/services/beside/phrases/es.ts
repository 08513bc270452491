export const phrases = {
  label: 'Competición seleccionada',
  open: 'Abrir esta competición',
} as const;
