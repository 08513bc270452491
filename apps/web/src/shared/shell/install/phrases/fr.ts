export const phrases = {
  title: 'Installez l’application',
  text: 'Elle s’ouvre depuis votre écran d’accueil, dans sa propre fenêtre.',
  install: 'Installer',
  ios: 'Touchez Partager, puis « Sur l’écran d’accueil ».',
  installed: 'L’application est installée sur cet appareil.',
  other: 'Ouvrez le menu de votre navigateur et choisissez « Installer » ou « Ajouter à l’écran d’accueil ».',
  notNow: 'Pas maintenant',
} as const;
