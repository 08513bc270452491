export const phrases = {
  overlap: 'Des épreuves ont lieu en même temps au même endroit, ou demandent deux fois la même personne.',
  propose: 'Proposer des horaires à la suite',
  proposed: 'Les horaires ont changé. Vous pouvez encore modifier chacun d’eux.',
  allAdvance: 'Tous se qualifient dans ces poules : elles ne décident de rien.',
  oneGroup: 'Une seule poule, tous contre tous',
  groups: '{count, plural, one {# poule} many {# de poules} other {# poules}}',
} as const;
