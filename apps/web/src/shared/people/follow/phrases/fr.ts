export const phrases = {
  title: 'Vous suivez {name}',
  text: 'Cela figure désormais sur votre page d’accueil. Gardez aussi les dates dans votre calendrier :',
  notify: 'Me prévenir',
  notified: 'Notifications activées',
} as const;
