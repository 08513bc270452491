export const phrases = {
  title: 'Vous suivez {name}',
  text: 'À retrouver désormais sur votre page d’accueil. Ajoutez aussi les dates à votre calendrier :',
  notify: 'Me prévenir',
  notified: 'Notifications activées',
} as const;
