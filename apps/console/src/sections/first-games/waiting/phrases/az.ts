export const phrases = {
  title: 'Sizi gözləyir',
  round: '{event}: {round, number} nömrəli turun püşkü atılmalıdır',
  entries: '{delegation}: yoxlanılmalı {count, plural, one {# iştirakçı} other {# iştirakçı}}, göndərilib: {time}',
} as const;
