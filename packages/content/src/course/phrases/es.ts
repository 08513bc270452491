export const phrases = {
  name: 'Curso',
  names: 'Cursos',
  fields: {
    title: 'Título',
    provider: 'Entidad organizadora',
    summary: 'Resumen',
    language: 'Idioma',
    hours: 'Horas de aprendizaje',
    isOnline: 'En línea',
    place: 'Lugar',
    web: 'Sitio web',
    audience: 'Público',
    passPercent: 'Lecciones por terminar (porcentaje)',
    hasCertificate: 'Con certificado',
    photo: 'Foto',
  },
  words: {
    audience: {
      everyone: 'Todos',
      athletes: 'Deportistas',
      coaches: 'Entrenadores',
      families: 'Familias',
      volunteers: 'Voluntarios',
    },
  },
  hints: {
    passPercent: 'Vacío: todas las lecciones',
  },
} as const;
