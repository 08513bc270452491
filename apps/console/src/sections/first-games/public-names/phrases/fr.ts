export const phrases = {
  title: 'Noms des participants',
  about:
    '{count, plural, one {# personne est engagée} many {# de personnes sont engagées} other {# personnes sont engagées}}. Demandez aux responsables avant de rendre publics des noms de mineurs.',
  basic: 'Avec nom, délégation et catégorie d’âge',
  number: 'Sans nom : « Athlète 1034 » avec la délégation',
  later:
    'Les dates de naissance ne sont jamais publiques ainsi. Vous pourrez en décider autrement pour chaque participant.',
  becomePublic:
    '{count, plural, one {Le nom de # personne devient public} many {Les noms de # de personnes deviennent publics} other {Les noms de # personnes deviennent publics}}.',
} as const;
