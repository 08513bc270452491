export const phrases = {
  name: 'Información de la sede',
  names: 'Información de la sede',
  fields: {
    venue: 'Sede',
    localAddress: 'Dirección en el idioma local',
    description: 'Descripción',
    access: 'Acceso',
    isStepFree: 'Acceso sin escalones',
    services: 'Servicios',
    phone: 'Teléfono',
    point: 'Posición en el mapa',
    photo: 'Foto',
    plan: 'Plano',
  },
  hints: {
    localAddress: 'Para mostrar a quien conduce',
  },
} as const;
