export const phrases = {
  live: 'En direct',
  next: 'Prochaine compétition',
  tomorrow: 'Demain',
  from: 'dès',
  orLater: 'ou plus tard',
  lane: 'Couloir {lane}',
  awaits:
    '{what, select, heat {Série et couloir dès la publication de la liste de départ} lane {Couloir dès la publication de la liste de départ} startList {La liste de départ n’est pas encore publiée} draw {Le tirage au sort n’est pas encore publié} other {Adversaire à déterminer}}',
  nothing: 'Rien d’autre de prévu',
  inMinutes: '{count, plural, one {dans # min} many {dans # de min} other {dans # min}}',
  since: 'Depuis votre dernière visite',
  nextAt: 'prochaine à {time}',
} as const;
