export const phrases = {
  name: 'Contact d’aide',
  names: 'Contacts d’aide',
  fields: {
    name: 'Nom',
    description: 'Description',
    phone: 'Téléphone',
    email: 'Adresse e-mail',
    chat: 'Adresse du chat',
    web: 'Site web',
    hours: 'Horaires',
    isEmergency: 'Pour les urgences',
  },
} as const;
