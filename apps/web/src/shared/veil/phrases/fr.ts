export const phrases = {
  show: 'Afficher les résultats de cette page',
  hide: 'Masquer à nouveau les résultats',
};
