export const phrases = {
  title: 'Tableaux d’affichage',
  kind: {
    court: 'Compétition sur un terrain',
    venue: 'Journée d’un site',
    day: 'Aujourd’hui',
    medals: 'Tableau des médailles',
    cup: 'Coupe',
    unit: 'Compétition',
    standing: 'Classement d’une épreuve',
  },
  lost: 'Pas de connexion. Âge de ces données : {age}',
};
