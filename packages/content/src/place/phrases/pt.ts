export const phrases = {
  name: 'Lugar',
  names: 'Lugares',
  fields: {
    type: 'Tipo de lugar',
    name: 'Nome',
    address: 'Endereço',
    localAddress: 'Endereço no idioma local',
    point: 'Posição no mapa',
    phone: 'Telefone',
    web: 'Site',
    hours: 'Horário de funcionamento',
    services: 'Serviços',
    lodges: 'Hospeda a delegação',
    photo: 'Foto',
  },
  words: {
    type: {
      hospital: 'Hospital',
      hotel: 'Hotel',
      other: 'Outros',
    },
  },
  hints: {
    localAddress: 'Para mostrar ao motorista',
    lodges: 'Visível só para seus membros e a equipe',
  },
} as const;
