export const phrases = {
  title: 'En direct',
  description:
    'Toutes les compétitions en cours, celles qui commencent dans l’heure et celles qui viennent de se terminer.',
  nothing: 'Aucune compétition en direct pour le moment',
  nextAt: 'La prochaine commence à {time}.',
  nextOn: 'La prochaine commence le {day} à {time}.',
  nextHour: 'Dans l’heure qui vient',
  coming: 'À venir',
  latest: 'Tout juste terminé',
  menu: 'En direct',
  menuHint: 'Les scores de tout ce qui se joue en ce moment',
  menuOther: 'Maintenant, scores en direct, en cours',
  forMedals: 'Médailles en jeu',
  alsoLive: 'Également en direct',
  now: 'En direct',
} as const;
