export const phrases = {
  name: 'Domaine de bénévolat',
  names: 'Domaines de bénévolat',
  fields: {
    name: 'Nom',
    tasks: 'Ce que font les bénévoles',
    shifts: 'Créneaux',
    apply: 'Comment postuler',
    web: 'Site web',
    venue: 'Site',
    place: 'Lieu',
    lead: 'Responsable (personnel seulement)',
    leadPhone: 'Téléphone du responsable (personnel seulement)',
    leadEmail: 'E-mail du responsable (personnel seulement)',
    photo: 'Photo',
  },
} as const;
