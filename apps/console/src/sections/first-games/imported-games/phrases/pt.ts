export const phrases = {
  about:
    'Estes Jogos vieram de arquivos. Acrescente aqui locais, delegações e provas: ao publicar, eles são somados, e tudo o que veio dos arquivos fica.',
  unknown: 'Há Jogos públicos importados de arquivos, e esta montagem não os conhece. A publicação seria recusada.',
  begin: 'Recomeçar a partir dos Jogos importados',
  events: '{count, plural, one {# prova dos arquivos} many {# de provas dos arquivos} other {# provas dos arquivos}}',
  eventsAbout: 'As disputas e inscrições ficam como estão nos arquivos. Para mudá-las, importe um arquivo novamente.',
  import: 'Importar arquivos',
} as const;
