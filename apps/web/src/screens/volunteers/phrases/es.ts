export const phrases = {
  title: 'Voluntarios',
  intro: 'Quiénes ayudan en los Juegos, qué hacen y cómo sumarse.',
  empty: 'Aún no hay áreas de voluntariado',
  shifts: 'Turnos',
  apply: 'Cómo participar',
  form: 'Abrir el formulario',
  contact: 'Contacto para el personal y el voluntariado',
} as const;
