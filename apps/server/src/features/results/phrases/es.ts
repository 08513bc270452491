export const es = {
  begin: 'Comienzo',
  finish: 'Terminado',
  reopen: 'Reabierto',
  confirm: 'Resultado confirmado',
  starters: 'Lista de salida modificada',
  winner: 'Ganador indicado',
  noWinner: 'Ganador según el marcador',
  undo: 'Paso deshecho',
  noMark: 'Marca eliminada',
  goal: 'Gol',
  order: 'Orden de salida',
} as const;
