export const phrases = {
  name: 'Team in a cup',
  names: 'Teams in cups',
  fields: { cup: 'Cup', name: 'Name', delegations: 'Delegations' },
} as const;
