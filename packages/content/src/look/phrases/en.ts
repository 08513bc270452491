export const phrases = {
  name: 'Look of the Games',
  names: 'Look of the Games',
  fields: {
    logo: 'Logo',
    accent: 'Accent color',
    signature: 'Signature',
    signer: 'Name below the signature',
    role: 'Role of the signer',
  },
  hints: {
    accent: 'Of headings and lines on paper, such as #0B5FA5. It has to be readable on white.',
    signature: 'A picture of the signature on diplomas',
    logo: 'On everything that is printed. Only the first published item is used.',
  },
} as const;
