export const phrases = {
  guest: 'Invité·e',
  account: 'Mon compte',
  signIn: 'Se connecter',
  signUp: 'Créer un compte',
  asGuest: 'Continuer en tant qu’invité·e',
  signedInAs: 'Vous utilisez le compte {name}.',
  mailKept: 'Ce serveur de démonstration n’envoie pas d’e-mails. Les messages sont des fichiers du dossier {folder}.',
  type: {
    admin: 'Administrateur·rice',
    athlete: 'Athlète',
    coach: 'Entraîneur·euse',
    manager: 'Gestionnaire',
    referee: 'Arbitre',
    staff: 'Personnel',
    volunteer: 'Bénévole',
    guest: 'Invité·e',
  },
};
