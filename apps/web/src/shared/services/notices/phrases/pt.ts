export const phrases = {
  dismiss: 'Dispensar',
  label: 'Aviso',
  more: 'Mais',
  readOnly: 'Somente leitura por enquanto: você pode ver tudo, mas nada pode ser salvo.',
  rehearsal: 'Ensaio: os resultados destas páginas são fictícios e serão removidos.',
} as const;
