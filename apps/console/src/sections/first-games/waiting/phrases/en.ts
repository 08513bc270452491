export const phrases = {
  title: 'Waiting for you',
  round: '{event}: draw round {round, number}',
  entries: '{delegation}: {count, plural, one {# entry} other {# entries}} to check, sent {time}',
} as const;
