export const phrases = {
  title: 'Embaixadores',
  menu: 'Embaixadores',
  menuHint: 'Atletas e professores para conhecer, dia a dia',
  menuOther: 'Estrelas, ex-atletas',
  intro: 'Escolha um dia e veja quais atletas e professores você pode conhecer.',
  days: 'Dias',
  count: '{count, plural, one {# pessoa} many {# de pessoas} other {# pessoas}}',
  empty: 'Nenhum embaixador neste dia',
  next: 'Próximo: {day}',
  athletes: 'Atletas',
  professors: 'Professores',
  about: 'Saiba mais',
} as const;
