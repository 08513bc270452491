export const phrases = {
  name: 'Contacto de ayuda',
  names: 'Contactos de ayuda',
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    chat: 'Dirección del chat',
    web: 'Sitio web',
    hours: 'Horario',
    isEmergency: 'Para emergencias',
  },
} as const;
