export const phrases = {
  title: 'Pódio',
  exhibition: 'Exibição: estas medalhas não contam no quadro de medalhas.',
  provisional: 'Ainda não oficial',
  correction: 'O resultado mudou depois da entrega destas medalhas. Elas estão em revisão.',
  noSilver: 'Não há medalha de prata.',
} as const;
