export const pt = {
  busy: 'Muita gente está abrindo páginas agora. Esta será carregada de novo sozinha em alguns segundos.',
  broken: {
    title: 'Não foi possível criar esta página',
    number: 'Número do erro: {id}',
    again: 'Tentar de novo',
  },
};
