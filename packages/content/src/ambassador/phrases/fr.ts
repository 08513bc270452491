export const phrases = {
  name: 'Ambassadeur·rice',
  names: 'Ambassadeurs',
  fields: {
    type: 'Rôle dans le programme',
    name: 'Nom',
    person: 'Participant aux Jeux',
    sport: 'Sport',
    delegation: 'Délégation',
    role: 'Présentation en une ligne',
    biography: 'Biographie',
    days: 'Jours de disponibilité',
    from: 'De',
    until: 'Jusqu’à',
    venue: 'Site',
    place: 'Lieu',
    photo: 'Photo',
  },
  words: {
    type: {
      athlete: 'Athlète',
      professor: 'Enseignant·e',
    },
  },
  hints: {
    person: 'Son niveau de publication s’applique alors au nom et à la photo.',
  },
} as const;
