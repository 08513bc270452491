export const phrases = {
  title: 'Sponsors',
  menu: 'Sponsors',
  menuHint: 'The companies that make the Games possible',
  menuOther: 'Partners, supporters',
  empty: 'No sponsors yet',
  newWindow: '(opens in a new window)',
  row: {
    master: 'National Olympic master sponsors',
    olympic: 'National Olympic sponsors',
    'incentive-law': 'Sports Incentive Law',
  },
} as const;
