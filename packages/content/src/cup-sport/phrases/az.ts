export const phrases = {
  name: 'Kubokda əmsal',
  names: 'Kuboklarda əmsallar',
  fields: { cup: 'Kubok', discipline: 'İdman növü', weight: 'Əmsal' },
  hints: { weight: '2: xallar ikiqat sayılır' },
} as const;
