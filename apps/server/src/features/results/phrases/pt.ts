export const pt = {
  begin: 'Iniciado',
  finish: 'Encerrado',
  reopen: 'Reaberto',
  confirm: 'Confirmado',
  starters: 'Lista de largada alterada',
  winner: 'Vencedor indicado',
  noWinner: 'Vencedor conforme o placar',
  undo: 'Passo desfeito',
  noMark: 'Marca removida',
  goal: 'Gol',
  order: 'Ordem',
} as const;
