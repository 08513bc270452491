export const phrases = {
  title: 'Étapes suivantes',
  results: 'Saisir les résultats',
  schedule: 'Modifier les horaires et les lieux',
  bulletin: 'Rédiger un bulletin',
  participants: 'Vérifier les noms publics',
  people: 'Inviter d’autres personnes',
  hint: {
    results: 'Choisissez une compétition et touchez Commencer. Tout le monde voit chaque saisie aussitôt.',
    schedule: 'Déplacez les compétitions en retard ou qui changent de lieu.',
    bulletin: 'Communication officielle, dans chaque langue que vous écrivez.',
    participants: 'Décidez de ce que tout le monde voit de chaque participant.',
    people: 'Pour les arbitres, rédacteurs et responsables : un lien leur suffit, sans compte préalable.',
  },
} as const;
