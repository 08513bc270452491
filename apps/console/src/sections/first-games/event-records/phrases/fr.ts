export const phrases = {
  title: 'Records : {count, number}',
  hint: 'Records en vigueur de l’épreuve et de chaque catégorie qui a les siens. Ils sont affichés sur la page de l’épreuve.',
  one: 'Record {number, number}',
  add: 'Ajouter un record',
  kind: 'Type',
  ageGroup: 'Catégorie (facultatif)',
  ageGroupHint: 'Vide : pour toute l’épreuve. Sinon, par exemple U16.',
  mark: 'Performance',
  holder: 'Détenteur ou détentrice',
  date: 'Date (facultatif)',
  place: 'Lieu (facultatif)',
  remove: 'Supprimer le record {number, number}',
} as const;
