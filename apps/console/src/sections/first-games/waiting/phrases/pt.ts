export const phrases = {
  title: 'Aguarda você',
  round: '{event}: sortear a rodada {round, number}',
  entries:
    '{delegation}: {count, plural, one {# inscrição} many {# de inscrições} other {# inscrições}} a conferir. Envio: {time}',
} as const;
