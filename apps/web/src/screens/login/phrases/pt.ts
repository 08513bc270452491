export const phrases = {
  title: 'Entrar',
  menu: 'Entrar',
  menuHint: 'Sua conta ou entrada como visitante',
  description: 'Entre na sua conta ou como visitante.',
  send: 'Entrar',
  sending: 'Entrando…',
  forgot: 'Esqueceu a senha?',
  codeHint: 'Os seis números do app autenticador ou um código reserva',
  or: 'ou',
  noAccount: 'Ainda não tem conta?',
};
