export const phrases = {
  name: 'Venue information',
  names: 'Venue information',
  fields: {
    venue: 'Venue',
    localAddress: 'Address in the local language',
    description: 'Description',
    access: 'Access',
    isStepFree: 'Step-free access',
    services: 'Services',
    phone: 'Phone',
    point: 'Position on the map',
    photo: 'Photo',
    plan: 'Plan',
  },
  hints: {
    localAddress: 'To show to a driver',
  },
} as const;
