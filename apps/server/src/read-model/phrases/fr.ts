export const fr = {
  athleteNumber: 'Athlète {number}',
  eventOfBranch: '{event} ({branch})',
  undecided: 'Les compétitions précédentes sont officielles. Il reste à décider qui prend la place libre ici.',
  goOn: {
    places:
      '{places, plural, one {La première place qualifie pour le tour suivant.} many {Les # premières places qualifient pour le tour suivant.} other {Les # premières places qualifient pour le tour suivant.}}',
    best: '{marks, plural, one {Le meilleur résultat de tout le tour donne la qualification.} many {Les # meilleurs résultats de tout le tour donnent la qualification.} other {Les # meilleurs résultats de tout le tour donnent la qualification.}}',
    others:
      '{marks, plural, one {S’y ajoute le meilleur résultat des autres sur tout le tour.} many {S’y ajoutent les # meilleurs résultats des autres sur tout le tour.} other {S’y ajoutent les # meilleurs résultats des autres sur tout le tour.}}',
    mark: 'Pour se qualifier, il faut {mark} ou mieux.',
    otherMark: 'En dehors de ces places, il faut {mark} ou mieux.',
  },
  prospect: {
    through:
      '{places, plural, one {Première place assurée} many {Place assurée parmi les # premières} other {Place assurée parmi les # premières}}',
    win: '{places, plural, one {Une victoire assure la première place} many {Une victoire assure une des # premières places} other {Une victoire assure une des # premières places}}',
    draw: '{places, plural, one {Un match nul assure la première place} many {Un match nul assure une des # premières places} other {Un match nul assure une des # premières places}}',
    mustWin:
      '{places, plural, one {Seule une victoire laisse la première place possible} many {Seule une victoire laisse une des # premières places possible} other {Seule une victoire laisse une des # premières places possible}}',
    mustNotLose:
      '{places, plural, one {Une défaite exclut la première place} many {Une défaite exclut les # premières places} other {Une défaite exclut les # premières places}}',
    out: '{places, plural, one {La première place est hors de portée} many {Les # premières places sont hors de portée} other {Les # premières places sont hors de portée}}',
    open: '{places, plural, one {La première place reste possible} many {Une des # premières places reste possible} other {Une des # premières places reste possible}}',
  },
  entryMethod: {
    WC: 'Invitation',
    Q: 'Tournoi qualificatif',
    LL: 'Repêché',
    PR: 'Classement protégé',
    SR: 'Classement spécial',
    SE: 'Exemption spéciale',
    JE: 'Exemption junior',
    ALT: 'Remplaçant',
    DA: 'Admission directe',
    UP: 'Place d’universalité',
    HQ: 'Place du pays hôte',
  },
  round: {
    heats: 'Séries',
    heat: 'Série {number}',
    qualification: 'Qualifications',
    final: 'Finale',
    semifinals: 'Demi-finales',
    semifinal: 'Demi-finale {number}',
    quarterfinals: 'Quarts de finale',
    quarterfinal: 'Quart de finale {number}',
    roundOf:
      '{number, select, 64 {32es de finale} 32 {Seizièmes de finale} 16 {Huitièmes de finale} other {Tableau de {number}}}',
    group: 'Poule {number}',
    repechage: 'Repêchage',
  },
};
