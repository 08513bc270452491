export const phrases = {
  title: 'Voluntários',
  intro: 'Quem ajuda nos Jogos, o que faz e como participar.',
  empty: 'Ainda não há áreas de voluntariado',
  shifts: 'Turnos',
  apply: 'Como participar',
  form: 'Abrir o formulário',
  contact: 'Contato para a equipe e os voluntários',
} as const;
