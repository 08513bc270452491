export const phrases = {
  name: 'Redirecionamento',
  names: 'Redirecionamentos',
  fields: {
    from: 'Endereço antigo',
    to: 'Endereço novo',
  },
  hints: {
    from: 'Um caminho sem página, como /antigo, ou /antigo/* com todos os endereços dentro dele',
    to: 'Um caminho deste site ou um endereço que comece com https://',
  },
} as const;
