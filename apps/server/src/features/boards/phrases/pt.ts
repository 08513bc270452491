export const phrases = {
  title: 'Painéis',
  kind: {
    court: 'Disputa em uma quadra',
    venue: 'Dia em um local de competição',
    day: 'Hoje',
    medals: 'Quadro de medalhas',
    cup: 'Taça',
    unit: 'Disputa',
    standing: 'Classificação de uma prova',
  },
  lost: 'Sem conexão. Idade destes dados: {age}',
};
