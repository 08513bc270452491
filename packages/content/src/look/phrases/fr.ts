export const phrases = {
  name: 'Identité visuelle des Jeux',
  names: 'Identité visuelle des Jeux',
  fields: {
    logo: 'Logo',
    accent: 'Couleur d’accent',
    signature: 'Signature',
    signer: 'Nom sous la signature',
    role: 'Fonction du signataire',
  },
  hints: {
    accent: 'Celle des titres et des filets sur papier, comme #0B5FA5. Elle doit être lisible sur du blanc.',
    signature: 'Image de la signature sur les diplômes',
    logo: 'Sur tout ce qui est imprimé. Seul le premier élément publié est utilisé.',
  },
} as const;
