export const phrases = {
  title: 'Crie uma conta',
  description: 'Com uma conta, o que você acompanha aparece em todos os seus aparelhos.',
  usernameHint: 'Os outros veem esse nome no ranking. Não use seu nome completo.',
  passwordHint: 'Pelo menos 8 caracteres',
  cpf: 'CPF ou outro documento',
  cpfHint:
    'Para que cada pessoa tenha uma só conta. É guardado criptografado e nunca aparece. Sem CPF: de 8 a 10 letras ou números de outro documento.',
  birthYear: 'Ano de nascimento',
  birthYearHint: 'Menores de 12 anos precisam da autorização de um responsável.',
  guardianEmail: 'E-mail do responsável',
  guardianHint: 'Perguntaremos a essa pessoa se você pode ter esta conta.',
  termsTitle: 'Termos e privacidade',
  terms1:
    'Guardamos seu nome de usuário, e-mail, ano de nascimento e, criptografado, o número do documento: para manter sua conta e para nada mais.',
  terms2:
    'Ninguém mais recebe esses dados e não há publicidade. Você pode baixar ou apagar tudo na sua conta quando quiser.',
  terms3: 'Jogue limpo: uma conta por pessoa, nunca o nome de outra, nada que ofenda.',
  accept: 'Li e aceito os termos',
  send: 'Criar conta',
  sending: 'Criando a conta…',
  haveAccount: 'Já tem conta?',
  doneTitle: 'Confira seu e-mail',
  doneText: 'Enviamos um e-mail a você. Abra o link que está nele para confirmar sua conta.',
  doneGuardian: 'Seu responsável também recebe uma mensagem. A conta abre quando os dois confirmarem.',
};
