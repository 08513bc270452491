export const phrases = {
  show: 'Mostrar los resultados de esta página',
  hide: 'Volver a ocultar los resultados',
};
