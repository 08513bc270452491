export const phrases = {
  title: 'Entre no console',
  about: 'Com a conta que você usa no aplicativo.',
  username: 'Nome de usuário',
  password: 'Senha',
  code: 'Código',
  codeHint: 'Do seu aplicativo autenticador, ou um código de reserva',
  codeWrong: 'Este código não está certo.',
  send: 'Entrar',
  againTitle: 'Entre novamente',
  againSensitive: 'Para isso é preciso informar a senha mais uma vez. Depois continua automaticamente.',
  againEnded: 'Sua sessão terminou. O que você escreveu continua aqui, e o que estava fazendo prossegue depois.',
  againDone: 'Você entrou novamente.',
} as const;
