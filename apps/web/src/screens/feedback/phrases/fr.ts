export const phrases = {
  title: 'Votre avis',
  menu: 'Votre avis',
  menuHint: 'Dites-nous ce que vous pensez de l’application',
  description: 'Dites-nous ce que vous pensez de l’application et ce que nous pouvons améliorer.',
  signInFirst: 'Connectez-vous pour nous envoyer votre avis.',
  question: 'Que pensez-vous de l’application ?',
  sentiment: {
    happy: 'J’aime bien',
    neutral: 'Moyen',
    sad: 'Je n’aime pas',
  },
  ask: {
    happy: 'Super ! Qu’est-ce qui la rendrait encore meilleure ?',
    neutral: 'Que pouvons-nous améliorer ?',
    sad: 'Nous sommes désolés. Qu’est-ce qui n’a pas marché ?',
  },
  count: '{count} caractères sur {most}',
  send: 'Envoyer',
  sending: 'Envoi…',
  thanks: 'Merci pour votre avis !',
  read: 'Notre équipe lit toutes les suggestions.',
  again: 'Envoyer une autre suggestion',
  keptTitle: 'Enregistré sur cet appareil',
  kept: 'Vous êtes hors ligne. Votre suggestion sera envoyée dès le retour de la connexion.',
  keptSent:
    '{count, plural, one {Votre suggestion a été envoyée} many {Vos # de suggestions ont été envoyées} other {Vos # suggestions ont été envoyées}}',
  failed: 'Un problème est survenu. Veuillez réessayer.',
  limit:
    'Vous avez atteint la limite de suggestions. Réessayez dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  fault: {
    sentimentRequired: 'Indiquez ce que vous pensez de l’application',
    sentimentInvalid: 'Choix non valide',
    suggestionRequired: 'Saisissez votre suggestion',
    suggestionShort: 'Écrivez au moins 10 caractères',
    suggestionLong: 'Écrivez 1 000 caractères au plus',
  },
} as const;
