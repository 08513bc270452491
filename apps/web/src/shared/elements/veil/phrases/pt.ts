export const phrases = {
  hide: 'Ocultar resultados',
  show: 'Mostrar resultados',
  hidden: 'Os resultados estão ocultos',
  shown: 'Os resultados estão visíveis',
  shownHere: 'Os resultados estão visíveis nesta página',
  showHere: 'Mostrar nesta página',
  hideAgain: 'Ocultar os resultados de novo',
  placeholder: 'Oculto',
};
