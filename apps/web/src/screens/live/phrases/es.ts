export const phrases = {
  title: 'En vivo',
  description: 'Todas las competiciones en curso, las que empiezan en una hora y las que acaban de terminar.',
  nothing: 'Ahora mismo no hay ninguna competición en vivo',
  nextAt: 'La próxima empieza a las {time}.',
  nextOn: 'La próxima empieza el {day} a las {time}.',
  nextHour: 'En la próxima hora',
  coming: 'A continuación',
  latest: 'Recién finalizadas',
  menu: 'En vivo',
  menuHint: 'Los marcadores de todo lo que está en curso',
  menuOther: 'Ahora, marcadores en directo, en curso',
} as const;
