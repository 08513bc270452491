export const phrases = {
  find: 'Buscar uma prova',
  openAll: 'Abrir todas',
  foldAll: 'Fechar todas',
  none: 'Nenhuma prova tem este nome.',
  faulty: 'Há algo a corrigir',
  drawn:
    '{entries, plural, one {# inscrição} many {# de inscrições} other {# inscrições}} · {contests, plural, one {# disputa} many {# de disputas} other {# disputas}}',
  entered: '{entries, plural, one {# inscrição} many {# de inscrições} other {# inscrições}}',
} as const;
