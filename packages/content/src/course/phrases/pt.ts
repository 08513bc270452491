export const phrases = {
  name: 'Curso',
  names: 'Cursos',
  fields: {
    title: 'Título',
    provider: 'Instituição',
    summary: 'Resumo',
    language: 'Idioma',
    hours: 'Horas de aprendizagem',
    isOnline: 'On-line',
    place: 'Lugar',
    web: 'Site',
    audience: 'Público',
    passPercent: 'Aulas a concluir (percentual)',
    hasCertificate: 'Com certificado',
    photo: 'Foto',
  },
  words: {
    audience: {
      everyone: 'Todos',
      athletes: 'Atletas',
      coaches: 'Treinadores',
      families: 'Famílias',
      volunteers: 'Voluntários',
    },
  },
  hints: {
    passPercent: 'Vazio: todas as aulas',
  },
} as const;
