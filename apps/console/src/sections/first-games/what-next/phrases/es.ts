export const phrases = {
  title: 'Próximos pasos',
  results: 'Registrar resultados',
  schedule: 'Cambiar horarios y lugares',
  bulletin: 'Escribir una circular',
  participants: 'Revisar qué nombres son públicos',
  people: 'Invitar a otras personas',
  hint: {
    results: 'Elige una competición y toca Empezar. Todos ven cada dato al instante.',
    schedule: 'Mueve las competiciones que se retrasan o cambian de lugar.',
    bulletin: 'Comunicación oficial, en todos los idiomas que escribas.',
    participants: 'Decide cuánto ven todos de cada participante.',
    people: 'Para árbitros, editores y responsables: reciben un enlace y no necesitan cuenta antes.',
  },
} as const;
