export const fr = {
  item: '{sport} : {event}, {phase}',
  itemWithoutPhase: '{sport} : {name}',
  place: '{venue}, {location}',
  calendar: '{games} : {what}',
  medals: 'Épreuves à médailles',
  followed: 'Ce que je suis',
  movedFrom: 'Heure initiale : {time}',
  awaits: {
    heat: 'Série et couloir dès la publication de la liste de départ',
    lane: 'Couloir dès la publication de la liste de départ',
    startList: 'La liste de départ n’est pas encore publiée',
    draw: 'Le tirage au sort n’est pas encore publié',
    opponent: 'Adversaire à déterminer',
  },
};
