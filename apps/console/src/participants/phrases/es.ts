export const phrases = {
  title: 'Participantes',
  about:
    'Qué puede ver el público de cada participante y cómo se escribe su nombre. Un cambio vale de inmediato, en todas las páginas.',
  search: 'Nombre, número o código',
  none: 'No se encontró ningún participante',
  name: 'Nombre',
  delegation: 'Delegación y deporte',
  level: 'Nivel de publicación',
  levels: {
    full: 'Todo',
    basic: 'Nombre, género y grupo de edad',
    number: 'Solo número y delegación',
    folder: 'Lo que dice la carpeta de los Juegos',
  },
  decision: 'Decisión',
  decidedBy: '{name}: {reason}',
  change: 'Cambiar nivel',
  changeTitle: '¿Qué puede ver el público de {name}?',
  changed: 'Nivel cambiado',
  hint: 'Con solo el número, el nombre desaparece también de resultados, búsqueda, fotos y avisos.',
  mentions:
    '{count, plural, one {Un texto publicado puede nombrar a este participante. Corrígelo: el nivel no lo cambia.} many {# de textos publicados pueden nombrar a este participante. Corrígelos: el nivel no los cambia.} other {# textos publicados pueden nombrar a este participante. Corrígelos: el nivel no los cambia.}}',
  rename: {
    action: 'Corregir nombre',
    title: 'Corregir el nombre de {name}',
    family: 'Apellidos',
    given: 'Nombre de pila',
    done: 'Nombre corregido',
    hint: 'La corrección vale hasta que la fuente de resultados o una carpeta envíe otro nombre.',
    clear: 'Volver a mostrar el nombre de la fuente o de la carpeta',
    overtaken: '«{said}»: ya no se muestra; después llegó otro nombre',
  },
} as const;
