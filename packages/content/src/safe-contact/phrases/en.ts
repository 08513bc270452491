export const phrases = {
  name: 'Help contact',
  names: 'Help contacts',
  fields: {
    name: 'Name',
    description: 'Description',
    phone: 'Phone',
    email: 'Email',
    chat: 'Chat address',
    web: 'Website',
    hours: 'Opening hours',
    isEmergency: 'For emergencies',
  },
} as const;
