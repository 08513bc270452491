export const phrases = {
  title: 'Changements en cours de route',
  about: 'Chaque changement est public aussitôt. Les places publiques restent.',
  titleOf: '{act} : {event}',
  enter: 'Inscription tardive',
  withdraw: 'Forfait',
  replace: 'Remplacement',
  exchange: 'Échanger les places',
  drawRound: 'Tirer la ronde {round, number}',
  help: {
    enter:
      'Une inscription tardive prend un couloir libre, une place d’exempt, la plus petite poule ou la ronde suivante.',
    withdraw: 'La place reste libre, ou l’adversaire avance.',
    replace:
      'Une autre personne, équipe ou un autre membre prend la place dans toutes les compétitions à venir. Celles qui ont commencé gardent leur composition.',
    exchange: 'Les deux échangent couloir, poule ou place.',
    drawRound: 'Le classement des rondes précédentes décide des compétitions.',
  },
  leaving: 'Qui part',
  personName: 'Nom',
  teamName: 'Nom de l’équipe',
  delegation: 'Délégation',
  members: 'Membres, un par ligne',
  done: 'Le changement est public',
  start: 'Début',
  leavingMember: 'Membre qui part',
  wholeTeam: 'Toute l’équipe, ou plusieurs membres',
  newMember: 'Nom du nouveau membre',
  change: {
    takes: {
      lane: '{name} prend le couloir {lane, number} : {contest}.',
      place: '{name} prend une place : {contest}.',
      match: '{contest} : {name} rencontre {opponents}.',
      nothing: '{name} entre dans l’épreuve.',
    },
    leaves: {
      lane: '{name} quitte le couloir {lane, number} : {contest}.',
      place: '{name} quitte : {contest}.',
      nothing: '{name} se retire de l’épreuve.',
    },
    moves: '{name} : {from} → {to}',
    moved:
      '{count, plural, one {# compétition change} many {# de compétitions changent} other {# compétitions changent}} d’heure ou de terrain : {contests}',
    laneOf: '{contest}, couloir {lane, number}',
    waits: '{name} entre dans l’épreuve, et au tirage dès la prochaine ronde.',
    added: 'Nouveau : {contest} ({sides})',
    addedAt: '{line}, {when}',
    members: '{name} : {joining} à la place de {leaving}',
    removed: 'N’a plus lieu : {contest} ({sides})',
    othersStay: 'Personne d’autre ne bouge.',
    refused: {
      notPublic: 'L’épreuve n’est pas encore publique. Publiez d’abord le plan.',
      entered: '{names} est déjà dans l’épreuve.',
      notEntered: 'Choisissez quelqu’un qui est dans l’épreuve.',
      noDelegation:
        'La délégation de {names} n’est pas publique. Ajoutez-la à l’étape Délégations, puis publiez le plan.',
      otherPerson: 'Ce numéro est celui de {names}. Rechargez la page et saisissez le nom à nouveau.',
      otherKind: '{names} ne peut pas prendre cette place : une personne remplace une personne, une équipe une équipe.',
      tooFew: 'Il ne reste que {names}. Supprimez l’épreuve, ou inscrivez d’abord quelqu’un d’autre.',
      begun:
        '{names} : des compétitions ont commencé, ou ont des concurrents issus d’autres résultats, et gardent leurs concurrents : {contests}. Saisissez le forfait dans les résultats de la compétition.',
      full: 'Il n’y a pas de place libre pour {names} : {contests}. Remplacez ou retirez d’abord quelqu’un, ou refaites le tirage à cette étape et publiez-le.',
      begunPlaces:
        '{names} : ces compétitions ont commencé, ou ont des concurrents issus d’autres résultats, et gardent leurs concurrents : {contests}. Choisissez des places dans des compétitions qui n’ont pas commencé.',
      fullBegun:
        'Il n’y a pas de place libre pour {names} : des compétitions ont commencé, et celles-ci sont complètes : {contests}. Remplacez quelqu’un qui n’a pas encore concouru.',
      allBegun:
        'Il est trop tard pour {names} : toutes les compétitions de cette épreuve ont commencé ({contests}). Seule une personne qui n’a pas encore concouru peut être remplacée.',
      metBefore: '{names} se sont déjà rencontrés. Échangez-en d’autres.',
      notSwiss: 'Seul un tournoi au système suisse est tiré ronde par ronde.',
      drawn: 'Cette ronde est déjà tirée. Rechargez la page.',
      lastRound: 'Toutes les rondes sont tirées. Augmentez leur nombre à cette étape et publiez le plan.',
      roundOpen: 'Ces parties ne sont pas officielles : {contests} ({names}). Confirmez d’abord leurs résultats.',
      allMet: 'Impossible d’apparier sans rejouer une partie. Le tournoi se termine avec cette ronde.',
    },
  },
  clash: {
    title: 'Le terrain est occupé à cette heure',
    line: '{contest}, {start}, {place} : en même temps que {other} ({otherStart})',
  },
} as const;
