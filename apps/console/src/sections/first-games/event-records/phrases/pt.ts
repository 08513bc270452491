export const phrases = {
  title: 'Recordes: {count, number}',
  hint: 'Recordes atuais da prova e de cada categoria com recordes próprios. Aparecem na página da prova.',
  one: 'Recorde {number, number}',
  add: 'Adicionar recorde',
  kind: 'Tipo',
  ageGroup: 'Categoria (opcional)',
  ageGroupHint: 'Vazio: de toda a prova. Senão, por exemplo sub-16.',
  mark: 'Marca',
  holder: 'Recordista',
  date: 'Data (opcional)',
  place: 'Local (opcional)',
  remove: 'Remover o recorde {number, number}',
} as const;
