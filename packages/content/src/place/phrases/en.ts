export const phrases = {
  name: 'Place',
  names: 'Places',
  fields: {
    type: 'Kind of place',
    name: 'Name',
    address: 'Address',
    localAddress: 'Address in the local language',
    point: 'Position on the map',
    phone: 'Phone',
    web: 'Website',
    hours: 'Opening hours',
    services: 'Services',
    lodges: 'Lodges the delegation',
    photo: 'Photo',
  },
  words: {
    type: {
      hospital: 'Hospital',
      hotel: 'Hotel',
      other: 'Other',
    },
  },
  hints: {
    localAddress: 'To show to a driver',
    lodges: 'Shown only to its members and to staff',
  },
} as const;
