export const phrases = {
  offer: 'Guarde os Jogos neste aparelho para locais sem rede',
  notNow: 'Agora não',
} as const;
