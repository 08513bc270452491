export const phrases = {
  guest: 'Visitante',
  account: 'Minha conta',
  signIn: 'Entrar',
  signUp: 'Criar uma conta',
  asGuest: 'Entrar como visitante',
  signedInAs: 'Você entrou como {name}.',
  mailKept: 'Este servidor de demonstração não envia e-mails. As mensagens são arquivos na pasta {folder}.',
};
