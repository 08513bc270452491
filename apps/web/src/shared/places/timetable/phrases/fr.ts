export const phrases = {
  line: 'Ligne {name}',
  next: 'Prochains départs',
  minutes: '{count, plural, =0 {Maintenant} one {# min} many {# min} other {# min}}',
  about: 'vers {time}',
  every: '{count, plural, one {toutes les # min} many {toutes les # min} other {toutes les # min}}',
  onRequest: 'Sur réservation',
  to: 'Vers {place}',
  platform: 'Quai {name}',
  noMore: 'Plus de départ aujourd’hui',
  noneToday: 'Aucun départ aujourd’hui',
  firstTomorrow: 'Premier départ demain à {time}',
  nextFrom: 'prochain départ : {time}, {place}',
};
