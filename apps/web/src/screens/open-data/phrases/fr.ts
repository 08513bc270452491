export const phrases = {
  title: 'Données ouvertes',
  intro:
    'Le programme, les résultats et les médailles de ces Jeux pour votre site, votre application ou vos analyses. Sans inscription.',
  files: 'Téléchargements',
  sport: 'Sport',
  allSports: 'Tous les sports',
  tables: {
    schedule: 'Programme',
    results: 'Résultats',
    medals: 'Tableau des médailles',
    medallists: 'Médaillés',
    cups: 'Coupes',
  },
  about: {
    schedule: 'Toutes les compétitions, les entraînements et les cérémonies, avec l’heure, le site et le statut.',
    results: 'Chaque ligne de résultat publiée, avec le rang, la performance et la médaille.',
    medals: 'L’or, l’argent et le bronze de chaque délégation.',
    medallists: 'Qui a gagné quelle médaille, et quel jour.',
    cups: 'Les points et les places de chaque délégation dans les coupes.',
  },
  fileOf: '{name} au format {format}',
  columns: 'Colonnes',
  privacy: 'Les noms n’apparaissent que dans la mesure où ils peuvent être publiés ; sinon, un numéro les remplace.',
  api: 'API',
  apiText:
    'Tout ce que montre l’application est aussi disponible en JSON, et les changements arrivent en direct par un flux de données.',
  apiDocs: 'Documentation de l’API',
  more: 'Calendriers et widgets',
  medalEvents: 'Épreuves à médailles',
  widgets: 'Widgets pour votre site',
  terms: 'Conditions d’utilisation',
  license: 'Licence :',
  noLicense: 'Aucune licence n’est indiquée. Adressez-vous à l’organisation avant de republier les données.',
  limit: 'Jusqu’à {count} téléchargements par minute et par réseau.',
  polling:
    'Les fichiers sont mis à jour toutes les 30 secondes. Pour suivre en direct, utilisez le flux de données au lieu de télécharger sans cesse.',
} as const;
