export const es = {
  bulletinWords: 'Circular, boletín',
  hospitalWords: 'Hospital, clínica, médico',
  hotelWords: 'Hotel, alojamiento',
  bulletin: 'Circular {number}',
  bulletinHidden: 'Hay una circular nueva.',
  pushType: {
    bulletin: 'Circulares',
    notice: 'Avisos de la organización',
  },
};
