export const phrases = {
  title: 'Créer un compte',
  description: 'Avec un compte, ce que vous suivez vous accompagne sur tous vos appareils.',
  usernameHint: 'Visible par les autres dans le classement. N’utilisez pas votre nom complet.',
  passwordHint: 'Au moins 8 caractères',
  cpf: 'CPF ou autre document',
  cpfHint:
    'Pour que chaque personne n’ait qu’un compte. Il est enregistré chiffré et jamais affiché. Sans CPF : 8 à 10 lettres ou chiffres d’un autre document.',
  birthYear: 'Année de naissance',
  birthYearHint: 'Les enfants de moins de 12 ans ont besoin de l’accord d’un responsable légal.',
  guardianEmail: 'E-mail du responsable légal',
  guardianHint: 'Nous lui demanderons si vous pouvez avoir ce compte.',
  termsTitle: 'Conditions et confidentialité',
  terms1:
    'Nous conservons votre nom d’utilisateur, votre adresse e-mail, votre année de naissance et, chiffré, votre numéro de document : pour gérer votre compte, et rien d’autre.',
  terms2:
    'Personne d’autre ne reçoit ces données et il n’y a pas de publicité. Vous pouvez tout télécharger ou supprimer dans votre compte à tout moment.',
  terms3: 'Soyez loyal : un compte par personne, jamais le nom d’un autre, rien qui blesse.',
  accept: 'J’ai lu et j’accepte les conditions',
  send: 'Créer le compte',
  sending: 'Création du compte…',
  haveAccount: 'Vous avez déjà un compte ?',
  doneTitle: 'Consultez votre messagerie',
  doneText: 'Nous vous avons envoyé un message. Ouvrez le lien qu’il contient pour confirmer votre compte.',
  doneGuardian:
    'Votre responsable légal recevra aussi un message. Le compte s’ouvrira quand vous aurez tous deux confirmé.',
};
