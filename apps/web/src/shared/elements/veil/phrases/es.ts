export const phrases = {
  hide: 'Ocultar resultados',
  show: 'Mostrar resultados',
  hidden: 'Los resultados están ocultos',
  shown: 'Los resultados están a la vista',
  shownHere: 'Los resultados están a la vista en esta página',
  showHere: 'Mostrar en esta página',
  hideAgain: 'Volver a ocultar los resultados',
  placeholder: 'Oculto',
};
