export const phrases = {
  title: 'Nombres de los participantes',
  about:
    '{count, plural, one {Hay # persona inscrita} many {Hay # de personas inscritas} other {Hay # personas inscritas}}. Pregunta a los responsables antes de publicar nombres de menores.',
  basic: 'Con nombre, delegación y grupo de edad',
  number: 'Sin nombre: «Deportista 1034» con la delegación',
  later: 'Las fechas de nacimiento nunca se publican así. Más tarde puedes decidir otra cosa para cada participante.',
  becomePublic:
    '{count, plural, one {Se hace público el nombre de # persona} many {Se hacen públicos los nombres de # de personas} other {Se hacen públicos los nombres de # personas}}.',
} as const;
