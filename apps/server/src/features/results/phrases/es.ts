export const es = {
  begin: 'Iniciado',
  finish: 'Terminado',
  reopen: 'Reabierto',
  confirm: 'Confirmado',
  starters: 'Lista de salida modificada',
  winner: 'Ganador indicado',
  noWinner: 'Ganador según el marcador',
  undo: 'Paso deshecho',
  noMark: 'Marca eliminada',
  goal: 'Gol',
  order: 'Orden',
} as const;
