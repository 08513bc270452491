export const phrases = {
  name: 'Kubokda komanda',
  names: 'Kuboklarda komandalar',
  fields: { cup: 'Kubok', name: 'Ad', delegations: 'Nümayəndə heyətləri' },
} as const;
