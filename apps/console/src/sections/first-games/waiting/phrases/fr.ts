export const phrases = {
  title: 'En attente de vous',
  round: '{event} : tirer au sort la ronde {round, number}',
  entries:
    '{delegation} : {count, plural, one {# inscription} many {# d’inscriptions} other {# inscriptions}} à vérifier. Envoi : {time}',
} as const;
