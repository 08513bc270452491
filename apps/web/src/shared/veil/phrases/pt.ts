export const phrases = {
  show: 'Mostrar os resultados desta página',
  hide: 'Ocultar os resultados de novo',
};
