export const phrases = {
  open: 'Inscriptions des délégations',
  about:
    'Chaque délégation reçoit un lien, saisit ses inscriptions sans compte et peut les modifier jusqu’à l’heure fixée. Rien ne compte avant que vous l’ayez repris.',
  none: 'Pas encore de liens.',
  count:
    '{count, plural, =0 {Pas encore d’inscriptions} one {# inscription} many {# d’inscriptions} other {# inscriptions}}',
  review: 'Examiner',
  reviewOf: 'Examiner les inscriptions de {delegation}',
  revoke: 'Révoquer',
  revokeOf: 'Révoquer le lien de {delegation}',
  back: 'Retour aux délégations',
  lines: 'Inscriptions envoyées',
  linesHint: 'Décochez une ligne pour l’écarter.',
  finish: 'Terminé : retirer ce qui a été envoyé',
  finishHint:
    '{count, plural, one {# ligne n’est pas reprise et sera supprimée. Prévenez la délégation.} many {# de lignes ne sont pas reprises et seront supprimées. Prévenez la délégation.} other {# lignes ne sont pas reprises et seront supprimées. Prévenez la délégation.}}',
  goneEvent: 'Épreuve qui n’est plus dans le plan',
  state: {
    waiting:
      '{count, plural, one {# inscription en attente} many {# d’inscriptions en attente} other {# inscriptions en attente}}, envoi : {time}',
    done: 'Reprises. Envoi : {time}',
    nothing: 'Rien d’envoyé pour l’instant',
    revoked: 'Révoqué',
    until: 'Jusqu’à : {time}',
  },
  make: {
    over: 'Cette heure est passée. Choisissez-en une plus tard.',
    delegations: 'Délégations',
    all: 'Toutes les délégations',
    some: '{count, plural, one {# délégation} many {# de délégations} other {# délégations}}',
    until: 'Inscriptions jusqu’à',
    action: '{count, plural, one {Créer # lien} many {Créer # de liens} other {Créer # liens}}',
  },
  made: {
    once: 'Les liens ne s’affichent que cette fois. Envoyez chacun à sa délégation.',
    csv: 'Télécharger les liens en tableau',
  },
  fields: {
    title: 'Ajouter une inscription',
    events: 'Épreuves',
    add: 'Ajouter aux inscriptions',
    sex: {
      W: 'Féminin',
      M: 'Masculin',
    },
  },
  send: {
    title: 'Inscriptions',
    unknown: 'Ce lien n’est pas valable. Demandez-en un nouveau à l’organisation.',
    until: 'Vous pouvez envoyer et modifier les inscriptions jusqu’à : {time}.',
    over: 'Les inscriptions sont closes : {time}. Écrivez à l’organisation s’il manque quelque chose.',
    leftOut: 'Ces lignes du fichier n’étaient pas claires et sont écartées :',
    remove: 'Retirer {name}, {event}',
    notSent: 'Pas encore envoyé',
    sentAt: 'Envoyé : {time}',
    action:
      '{count, plural, one {Envoyer # inscription} many {Envoyer # d’inscriptions} other {Envoyer # inscriptions}}',
  },
} as const;
