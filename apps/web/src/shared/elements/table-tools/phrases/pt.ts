export const phrases = {
  menu: 'Copiar ou salvar a tabela',
  copy: 'Copiar a tabela',
  csv: 'Salvar como CSV',
  picture: 'Salvar como imagem',
  copied: 'Tabela copiada',
  failed: 'Não foi possível copiar ou salvar a tabela',
} as const;
