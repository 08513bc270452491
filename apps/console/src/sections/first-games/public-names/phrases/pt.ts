export const phrases = {
  title: 'Nomes dos participantes',
  about:
    '{count, plural, one {Há # pessoa inscrita} many {Há # de pessoas inscritas} other {Há # pessoas inscritas}}. Pergunte aos responsáveis antes de tornar públicos nomes de menores.',
  basic: 'Com nome, delegação e faixa etária',
  number: 'Sem nome: “Atleta 1034” com a delegação',
  later:
    'Datas de nascimento nunca ficam públicas assim. Depois você pode decidir de outro modo para cada participante.',
  becomePublic:
    '{count, plural, one {O nome de # pessoa fica público} many {Os nomes de # de pessoas ficam públicos} other {Os nomes de # pessoas ficam públicos}}.',
} as const;
