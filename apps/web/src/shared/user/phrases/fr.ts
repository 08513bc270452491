export const phrases = {
  guest: 'Invité',
  account: 'Mon compte',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  asGuest: 'Continuer en tant qu’invité',
  signedInAs: 'Vous êtes connecté en tant que {name}.',
  mailKept: 'Ce serveur de démonstration n’envoie pas d’e-mails. Les messages sont des fichiers du dossier {folder}.',
};
