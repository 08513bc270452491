export const pt = {
  bulletinWords: 'Boletim',
  hospitalWords: 'Hospital, clínica, médico',
  hotelWords: 'Hotel, hospedagem',
  bulletin: 'Boletim {number}',
  bulletinHidden: 'Há um novo boletim.',
  pushType: {
    bulletin: 'Boletins',
    notice: 'Avisos da organização',
  },
};
