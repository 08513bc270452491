export const phrases = {
  title: 'Connexion',
  menu: 'Connexion',
  menuHint: 'Votre compte, ou l’accès invité',
  menuOther: 'Se connecter, compte, mot de passe',
  description: 'Connectez-vous à votre compte ou continuez en mode invité.',
  send: 'Se connecter',
  sending: 'Connexion…',
  forgot: 'Mot de passe oublié ?',
  codeHint: 'Les six chiffres de votre application d’authentification ou un code de secours',
  goOn: 'Continuer',
  or: 'ou',
};
