export const phrases = {
  name: 'Contato de ajuda',
  names: 'Contatos de ajuda',
  fields: {
    name: 'Nome',
    description: 'Descrição',
    phone: 'Telefone',
    email: 'E-mail',
    chat: 'Endereço do chat',
    web: 'Site',
    hours: 'Horário de funcionamento',
    isEmergency: 'Para emergências',
  },
} as const;
