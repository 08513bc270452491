export const phrases = {
  title: 'Pendiente de ti',
  round: '{event}: sortear la ronda {round, number}',
  entries:
    '{delegation}: {count, plural, one {# inscripción} many {# de inscripciones} other {# inscripciones}} por revisar. Envío: {time}',
} as const;
