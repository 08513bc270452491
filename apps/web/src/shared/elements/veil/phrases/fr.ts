export const phrases = {
  hide: 'Masquer les résultats',
  show: 'Afficher les résultats',
  hidden: 'Les résultats sont masqués',
  shown: 'Les résultats sont affichés',
  shownHere: 'Les résultats sont affichés sur cette page',
  showHere: 'Afficher sur cette page',
  hideAgain: 'Masquer à nouveau les résultats',
  placeholder: 'Masqué',
};
