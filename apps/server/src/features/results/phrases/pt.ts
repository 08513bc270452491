export const pt = {
  begin: 'Começo',
  finish: 'Encerrado',
  reopen: 'Reaberto',
  confirm: 'Resultado confirmado',
  starters: 'Lista de largada alterada',
  winner: 'Vencedor indicado',
  noWinner: 'Vencedor conforme o placar',
  undo: 'Passo desfeito',
  noMark: 'Marca removida',
  goal: 'Gol',
  order: 'Ordem de largada',
} as const;
