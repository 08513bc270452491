export const phrases = {
  name: 'Equipe em uma taça',
  names: 'Equipes em taças',
  fields: { cup: 'Taça', name: 'Nome', delegations: 'Delegações' },
} as const;
