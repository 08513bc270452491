export const phrases = {
  title: 'Connectez-vous à la console',
  about: 'Avec le compte que vous utilisez dans l’application.',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  code: 'Code',
  codeHint: 'De votre application d’authentification, ou un code de secours',
  codeWrong: 'Ce code n’est pas le bon.',
  send: 'Se connecter',
  againTitle: 'Connectez-vous à nouveau',
  againSensitive: 'Votre mot de passe est de nouveau nécessaire. L’action se poursuit ensuite d’elle-même.',
  againEnded: 'Votre session est terminée. Ce que vous avez écrit reste ici et votre action se poursuivra.',
  againDone: 'Vous êtes de nouveau connecté.',
} as const;
