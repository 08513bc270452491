export const phrases = {
  name: 'Redirection',
  names: 'Redirections',
  fields: {
    from: 'Ancienne adresse',
    to: 'Nouvelle adresse',
  },
  hints: {
    from: 'Un chemin sans page, comme /ancien, ou /ancien/* avec toutes les adresses qu’il contient',
    to: 'Un chemin de ce site ou une adresse qui commence par https://',
  },
} as const;
