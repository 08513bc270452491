export const phrases = {
  guest: 'Visitante',
  account: 'Minha conta',
  signIn: 'Entrar',
  signUp: 'Criar uma conta',
  asGuest: 'Entrar como visitante',
  signedInAs: 'Você entrou como {name}.',
  mailKept: 'Este servidor de demonstração não envia e-mails. As mensagens são arquivos na pasta {folder}.',
  type: {
    admin: 'Administrador(a)',
    athlete: 'Atleta',
    coach: 'Treinador(a)',
    manager: 'Gestor(a)',
    referee: 'Árbitro(a)',
    staff: 'Equipe de apoio',
    volunteer: 'Voluntário(a)',
    guest: 'Visitante',
  },
};
