export const phrases = {
  title: 'Detalhes técnicos',
  version: 'Versão',
  platform: 'Plataforma',
  window: 'Janela',
  position: 'Posição dos dados',
  page: 'Página',
} as const;
