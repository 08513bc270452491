export const phrases = {
  label: 'Disputa selecionada',
  open: 'Abrir esta disputa',
} as const;
