export const phrases = {
  title: 'Instale o aplicativo',
  text: 'Abre pela tela inicial, em uma janela própria.',
  install: 'Instalar',
  ios: 'Toque em Compartilhar e depois em “Adicionar à Tela de Início”.',
  installed: 'O aplicativo está instalado neste aparelho.',
  other: 'Abra o menu do navegador e escolha “Instalar” ou “Adicionar à tela inicial”.',
  notNow: 'Agora não',
} as const;
