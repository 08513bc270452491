export const phrases = {
  name: 'Informations sur le site',
  names: 'Informations sur le site',
  fields: {
    venue: 'Site',
    localAddress: 'Adresse dans la langue locale',
    description: 'Description',
    access: 'Accès',
    isStepFree: 'Accès sans marche',
    services: 'Services',
    phone: 'Téléphone',
    point: 'Position sur la carte',
    photo: 'Photo',
    plan: 'Plan',
  },
  hints: {
    localAddress: 'À montrer au chauffeur',
  },
} as const;
