export const phrases = {
  title: 'Vos données sur cet appareil',
  text: 'Cette application n’enregistre que le nécessaire : langue, apparence, ce que vous suivez et votre session. Ni publicité ni suivi entre sites. Tout stockage facultatif dépendrait de votre accord.',
  choose: 'Choisir',
  necessary: 'Le nécessaire seulement',
  all: 'Tout autoriser',
  open: 'Cookies et stockage',
  present: 'Votre choix actuel : {choice}',
};
