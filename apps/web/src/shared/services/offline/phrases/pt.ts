export const phrases = {
  offer: 'Guarde os Jogos neste celular para locais sem rede',
  notNow: 'Agora não',
} as const;
