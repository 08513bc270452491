export const phrases = {
  open: 'Choisir des personnes déjà connues',
  openFor: 'Choisir des personnes déjà connues : {event}',
  title: 'Déjà connus : {event}',
  about: 'Elles gardent leurs numéros et personne n’est créé en double. Rien n’est public avant la publication.',
  kind: 'Que choisir',
  kinds: { teams: 'Équipes avec leurs membres', people: 'Personnes une à une' },
  search: 'Chercher par nom ou numéro',
  searchTeams: 'Chercher par nom ou épreuve',
  teamHint:
    'Les personnes rejoignent l’équipe de leur délégation dans cette épreuve. S’il n’y en a pas, elles en forment une au nom de la délégation.',
  found: '{count, plural, =0 {Aucun résultat} one {# résultat} many {# de résultats} other {# résultats}}',
  chooseAll:
    '{count, plural, one {Choisir # de la liste} many {Choisir les # de la liste} other {Choisir les # de la liste}}',
  clear: 'Ne rien choisir',
  full: '{room, plural, =0 {L’épreuve est complète.} one {Il reste # place dans l’épreuve.} many {Il reste # de places dans l’épreuve.} other {Il reste # places dans l’épreuve.}}',
  enter:
    '{count, plural, =0 {Inscrire des personnes} one {Inscrire # personne} many {Inscrire # de personnes} other {Inscrire # personnes}}',
  enterTeams:
    '{count, plural, =0 {Inscrire des équipes} one {Inscrire # équipe} many {Inscrire # d’équipes} other {Inscrire # équipes}}',
  entered:
    '{count, plural, one {# inscription ajoutée : {event}} many {# d’inscriptions ajoutées : {event}} other {# inscriptions ajoutées : {event}}}',
} as const;
