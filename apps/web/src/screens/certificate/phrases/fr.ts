export const phrases = {
  title: 'Vérification du certificat',
  description: 'Vérifie l’authenticité d’un certificat des Jeux.',
  code: 'Code :',
  needsScripts: 'Cette vérification nécessite JavaScript.',
  genuine: 'Ce certificat est authentique',
  holder: 'Délivré à',
  course: 'Pour le cours',
  provider: 'Organisme',
  issued: 'Délivré le',
  unknown: 'Aucun certificat ne porte ce code',
  unknownHint: 'Vérifiez qu’il n’y a pas d’erreur. Le code compte douze lettres et chiffres.',
} as const;
