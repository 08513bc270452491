export const phrases = {
  several: 'Adicionar várias: os nomes, um por linha',
  severalHint: 'Cada uma recebe um código a partir do nome, que você pode mudar.',
  add: '{count, plural, =0 {Adicionar delegações} one {Adicionar # delegação} many {Adicionar # de delegações} other {Adicionar # delegações}}',
} as const;
