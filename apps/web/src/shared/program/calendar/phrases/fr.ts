export const phrases = {
  title: 'Ajouter au calendrier : {name}',
  hint: 'Un calendrier auquel on s’abonne suit tous les changements d’horaire. Un fichier téléchargé reste tel qu’il est aujourd’hui.',
  results: 'Afficher les résultats dans le calendrier',
  subscribe: 'S’abonner',
  google: 'Google Agenda',
  copy: 'Copier l’adresse',
  copied: 'Adresse du calendrier copiée',
  once: 'Télécharger une fois',
} as const;
