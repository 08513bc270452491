export const pt = {
  confirmSubject: 'Confirme seu e-mail',
  confirmText:
    'Olá, {username}!\n\nAbra este link para confirmar seu e-mail. Ele funciona uma única vez, em até três dias.',
  guardianSubject: 'Uma criança pede seu consentimento',
  guardianText:
    'Olá!\n\nA pessoa com o nome de usuário “{username}” quer uma conta no aplicativo dos Jogos e indicou você como mãe, pai ou responsável. A conta guarda um nome de usuário, um e-mail, o ano de nascimento e, criptografado, um número de documento. Com ela se ganham pontos em quizzes; as outras pessoas veem só o nome de usuário.\n\nSe você concorda, abra este link em até duas semanas. Se não fizer nada, a conta não será criada.',
  guardianToldSubject: 'Seu e-mail foi indicado como o de um responsável',
  guardianToldText:
    'Olá!\n\nA pessoa com o nome de usuário “{username}” criou uma conta no aplicativo dos Jogos e indicou você como mãe, pai ou responsável. Você não precisa fazer nada. Se quiser que a conta seja apagada, responda a esta mensagem.',
  resetSubject: 'Redefina sua senha',
  resetText:
    'Olá, {username}!\n\nAbra este link para escolher uma nova senha. Ele funciona uma única vez, em até dez minutos. Se não foi você que pediu, ignore esta mensagem: sua senha continua a mesma.',
  knownSubject: 'Você já tem uma conta',
  knownText:
    'Olá, {username}!\n\nAlguém tentou se cadastrar com os seus dados. Você já tem uma conta, por isso nada mudou. Se foi você e esqueceu a senha, escolha uma nova aqui.',
  passwordChangedSubject: 'Sua senha foi alterada',
  passwordChangedText:
    'Olá, {username}!\n\nSua senha acaba de ser alterada e todos os outros aparelhos foram desconectados. Se não foi você, peça já uma nova senha na página de entrada.',
  emailSubject: 'Confirme seu novo e-mail',
  emailText:
    'Olá, {username}!\n\nAbra este link para que este seja o e-mail da sua conta. Ele funciona uma única vez, em até três dias. Se não foi você que pediu, ignore esta mensagem: nada muda.',
  emailAskedSubject: 'Pedido de alteração do seu e-mail',
  emailAskedText:
    'Olá, {username}!\n\nAlguém que conhece sua senha pediu para alterar o e-mail da sua conta. Nada muda até que o novo e-mail seja confirmado. Se não foi você, escolha uma nova senha aqui: isso também cancela o pedido.',
  emailTakenSubject: 'Você já tem uma conta',
  emailTakenText:
    'Olá, {username}!\n\nAlguém tentou usar este e-mail em outra conta. Ele pertence à sua, por isso nada mudou. Você não precisa fazer nada.',
  twoFactorOnSubject: 'A verificação em duas etapas foi ativada',
  twoFactorOnText:
    'Olá, {username}!\n\nUm aplicativo de autenticação acaba de ser configurado na sua conta, e todos os outros aparelhos foram desconectados. Se não foi você, escolha uma nova senha aqui.',
  twoFactorOffSubject: 'A verificação em duas etapas foi desativada',
  twoFactorOffText:
    'Olá, {username}!\n\nA verificação em duas etapas da sua conta acaba de ser desativada. Se não foi você, escolha uma nova senha aqui.',
  closing: 'Podium',
};
