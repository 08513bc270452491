export const phrases = {
  name: 'Lieu',
  names: 'Lieux',
  fields: {
    type: 'Type de lieu',
    name: 'Nom',
    address: 'Adresse',
    localAddress: 'Adresse dans la langue locale',
    point: 'Position sur la carte',
    phone: 'Téléphone',
    web: 'Site web',
    hours: 'Horaires',
    services: 'Services',
    lodges: 'Héberge la délégation',
    photo: 'Photo',
  },
  words: {
    type: {
      hospital: 'Hôpital',
      hotel: 'Hôtel',
      other: 'Autre',
    },
  },
  hints: {
    localAddress: 'À montrer au chauffeur',
    lodges: 'Visible seulement de ses membres et du personnel',
  },
} as const;
