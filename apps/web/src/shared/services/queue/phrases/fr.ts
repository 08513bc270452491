export const phrases = {
  title: 'Réponses en route',
  nothing: 'Rien n’attend d’être envoyé.',
  waitingNow:
    '{count, plural, one {# réponse attend le réseau} many {# de réponses attendent le réseau} other {# réponses attendent le réseau}}',
  trivia: 'Quiz',
  feedback: 'Vos commentaires',
  scan: 'QR code',
  named: '{kind} : {name}',
  waiting: 'En attente du réseau',
  sent: 'Envoyé : {what}',
  refused: 'Non accepté : {what}',
  dismiss: 'Masquer',
  refusal: {
    tooLate: 'Arrivé après la fin du temps.',
    notStarted: 'N’avait pas été commencé.',
    qrInvalid: 'Le code n’est pas l’un des nôtres, ou il a été retiré.',
    qrCard:
      'C’est le code d’une accréditation ou d’un ticket repas. Il est contrôlé aux portes et ne donne pas de points.',
    qrTooEarly: 'Le code n’était pas encore actif.',
    qrExpired: 'Le code a expiré.',
    qrElsewhere: 'Scanné trop loin de l’endroit où le code est affiché.',
    qrNeedsPosition: 'Le code a besoin de votre position. Scannez-le à nouveau.',
    notFound: 'Ce quiz ou ce formulaire n’existe plus.',
    other: 'Le serveur ne l’a pas accepté.',
  },
} as const;
