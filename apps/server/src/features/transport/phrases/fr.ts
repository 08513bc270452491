export const fr = {
  lineWords: 'Bus, navette, ligne',
  stopWords: 'Arrêt',
};
