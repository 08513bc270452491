export const phrases = {
  title: 'Aujourd’hui',
  now: '{games} : {time} à l’heure des Jeux',
  demo: 'Ce sont des Jeux de démonstration. Rien ici n’est réel.',
  noAlarms: 'Aucune alarme',
  alarmFacts: 'Depuis {time}, cas : {count, number}',
  alarm: {
    'row-left-out': 'Des lignes impossibles à afficher ont été omises',
    'document-outdated': 'Une page n’est plus à jour : elle n’a pas pu être régénérée',
    'refresh-failed': 'Les nouvelles données n’ont pas pu être chargées',
    'feed-stuck': 'Des messages du flux sont en attente et aucun n’est appliqué',
    'no-room': 'Le disque est presque plein',
    'awards-taken-back': 'Le flux a retiré beaucoup de médailles à la fois',
    'list-shrunk': 'Une liste du flux est arrivée bien plus courte',
    'members-missing': 'Médailles d’équipes sans les noms des membres',
    'rebuild-due': 'Les tables doivent être reconstruites',
    'other-games': 'Le flux envoie les données d’autres Jeux',
    'result-contradicted': 'Le flux contredit une correction permanente d’un résultat',
    'edit-contradicted': 'Le flux contredit une correction permanente',
    'points-unbalanced': 'Les points ne correspondent pas à leur registre',
    'qr-posted': 'Un QR code est diffusé par des utilisateurs',
    'erasure-due': 'Une demande d’effacement arrive à échéance',
  },
  step: {
    'row-left-out': 'Demandez à la source de corriger ces codes et de renvoyer le message. Tout le reste est affiché.',
    'document-outdated': 'Prévenez votre responsable technique. En attendant, le public voit la version précédente.',
    'refresh-failed':
      'Prévenez votre responsable technique : le journal du serveur en donne la cause. Le public continue de voir les dernières données chargées.',
    'feed-stuck':
      'Prévenez votre responsable technique : le journal du serveur en donne la cause. Aucun message n’est perdu ; tous seront appliqués une fois le problème réglé.',
    'no-room':
      'Demandez à votre responsable technique de libérer de la place sur le disque de la base de données. Ce qui a été refusé pourra être renvoyé ensuite.',
    'awards-taken-back':
      'Demandez à la source si c’était voulu ; sinon, faites renvoyer la liste des médaillés. En attendant, un administrateur peut figer les médailles.',
    'list-shrunk':
      'Demandez à la source de renvoyer toute la liste. Si elle est déjà exacte, faites-la renvoyer telle quelle.',
    'members-missing': 'Demandez à la source de renvoyer la liste des médaillés, avec les membres de chaque équipe.',
    'rebuild-due':
      'Demandez à votre responsable technique d’exécuter « podium rebuild ». Le serveur peut continuer à tourner.',
    'other-games':
      'Si ce sont bien les Jeux à afficher, faites définir GAMES_CODE sur le serveur. Sinon, demandez à la source d’arrêter l’envoi.',
    'result-contradicted':
      'Ouvrez l’épreuve dans les résultats, comparez les deux valeurs, puis gardez votre correction ou affichez la valeur du flux.',
    'edit-contradicted':
      'Ouvrez la compétition dans le programme, comparez les deux valeurs, puis gardez ou annulez votre correction.',
    'points-unbalanced':
      'Prévenez votre responsable technique : la base de données a été modifiée en dehors de Podium.',
    'qr-posted': 'Retirez le code. S’il vous en faut encore un, imprimez-en un nouveau.',
    'erasure-due': 'Traitez la demande avant son échéance.',
  },
  feed: 'Flux de données',
  lastMessage: 'Dernier message',
  never: 'Aucun pour l’instant',
  waiting: 'En attente d’application',
  refused: 'Refusés',
  readers: 'Utilisateurs',
  live: 'Suivent en direct',
  sessions: 'Connectés',
  storage: 'Stockage',
  database: 'Base de données',
  files: 'Fichiers conservés',
  filesValue: '{count, number} ({size})',
  free: 'Espace libre',
  letters: 'E-mails en attente',
  gigabytes: '{size} Go',
  menu: 'Aujourd’hui',
} as const;
