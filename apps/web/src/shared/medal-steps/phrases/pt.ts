export const phrases = {
  title: 'Pódio',
  exhibition: 'Exibição: estas medalhas não contam no quadro de medalhas.',
  provisional: 'Ainda não oficial',
  noSilver: 'Não há medalha de prata.',
} as const;
