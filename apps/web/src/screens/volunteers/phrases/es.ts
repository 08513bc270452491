export const phrases = {
  title: 'Voluntariado',
  intro: 'Quiénes ayudan en los Juegos, qué hacen y cómo sumarse.',
  empty: 'Aún no hay áreas de voluntariado',
  shifts: 'Turnos',
  apply: 'Cómo participar',
  form: 'Inscribirse',
} as const;
