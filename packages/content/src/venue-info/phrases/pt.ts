export const phrases = {
  name: 'Informações do local de competição',
  names: 'Informações do local de competição',
  fields: {
    venue: 'Local',
    localAddress: 'Endereço no idioma local',
    description: 'Descrição',
    access: 'Acesso',
    isStepFree: 'Acesso sem degraus',
    services: 'Serviços',
    phone: 'Telefone',
    point: 'Posição no mapa',
    photo: 'Foto',
    plan: 'Planta',
  },
  hints: {
    localAddress: 'Para mostrar ao motorista',
  },
} as const;
