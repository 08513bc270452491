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
  againSensitive: 'Votre mot de passe est de nouveau nécessaire. Répétez ensuite votre action.',
  againEnded: 'Votre session est terminée. Ce que vous avez écrit reste ici.',
  againDone: 'Vous êtes de nouveau connecté. Répétez votre dernière action.',
} as const;
