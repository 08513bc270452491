export const phrases = {
  title: 'Entrar',
  menu: 'Entrar',
  menuHint: 'Sua conta ou entrada como visitante',
  menuOther: 'Iniciar sessão, conta, senha',
  description: 'Entre na sua conta ou como visitante.',
  send: 'Entrar',
  sending: 'Entrando…',
  forgot: 'Esqueceu a senha?',
  codeHint: 'Os seis dígitos do aplicativo autenticador ou um código de backup',
  goOn: 'Continuar',
  or: 'ou',
};
