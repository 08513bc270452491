export const phrases = {
  name: 'Lugar',
  names: 'Lugares',
  fields: {
    type: 'Tipo de lugar',
    name: 'Nombre',
    address: 'Dirección',
    localAddress: 'Dirección en el idioma local',
    point: 'Posición en el mapa',
    phone: 'Teléfono',
    web: 'Sitio web',
    hours: 'Horario',
    services: 'Servicios',
    lodges: 'Aloja a la delegación',
    photo: 'Foto',
  },
  words: {
    type: {
      hospital: 'Hospital',
      hotel: 'Hotel',
      other: 'Otros',
    },
  },
  hints: {
    localAddress: 'Para mostrar a quien conduce',
    lodges: 'Solo lo ven sus miembros y el personal',
  },
} as const;
