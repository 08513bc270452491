export const phrases = {
  title: 'Participants',
  about:
    'Ce que tout le monde peut voir d’un participant, et l’orthographe de son nom. Un changement vaut aussitôt, sur toutes les pages.',
  search: 'Nom, numéro ou code',
  none: 'Aucun participant trouvé',
  name: 'Nom',
  delegation: 'Délégation et sport',
  level: 'Niveau de publication',
  levels: {
    full: 'Tout',
    basic: 'Nom, genre et catégorie d’âge',
    number: 'Numéro et délégation seulement',
    folder: 'Selon le dossier des Jeux',
  },
  decision: 'Décision',
  decidedBy: '{name} : {reason}',
  change: 'Modifier le niveau',
  changeTitle: 'Que peut-on voir de {name} ?',
  changed: 'Niveau modifié',
  hint: 'Avec le numéro seul, le nom disparaît aussi des résultats, de la recherche, des photos et des avis.',
  mentions:
    '{count, plural, one {Un texte publié nomme peut-être cette personne. Corrigez-le : le niveau ne le modifie pas.} many {# de textes publiés nomment peut-être cette personne. Corrigez-les : le niveau ne les modifie pas.} other {# textes publiés nomment peut-être cette personne. Corrigez-les : le niveau ne les modifie pas.}}',
  rename: {
    action: 'Corriger le nom',
    title: 'Corriger le nom de {name}',
    family: 'Nom de famille',
    given: 'Prénom',
    done: 'Nom corrigé',
    hint: 'La correction vaut jusqu’à ce que le flux ou un dossier envoie un autre nom.',
    clear: 'Afficher à nouveau le nom du flux ou du dossier',
    overtaken: '« {said} » : n’est plus affiché, un autre nom est arrivé depuis',
  },
} as const;
