export const phrases = {
  views: 'Modo de ver as medalhas',
  events: 'Por prova',
  gender: 'Por gênero',
  division: 'Por divisão',
  table: 'Quadro de medalhas',
  noDivisions: 'Esta modalidade não tem divisões',
} as const;
