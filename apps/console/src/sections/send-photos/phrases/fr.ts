export const phrases = {
  menu: 'Envoyer des photos',
  title: 'Envoyer des photos',
  about:
    'Choisissez-en plusieurs à la fois. Ce sont des brouillons jusqu’à leur publication par la rédaction ; seules les photos de personnes entièrement publiques le deviennent.',
  album: 'Album',
  newAlbum: 'Nouvel album : {day}',
  credit: 'Photographe',
  caption: 'Que montrent les photos ?',
  captionHint: 'Pour toutes les photos choisies. On peut l’écrire pour chacune ensuite.',
  choose: 'Choisir des photos',
  progress: '{done, number} sur {all, number} envoyées',
  failed:
    '{count, plural, one {# photo n’a pas été envoyée.} many {# de photos n’ont pas été envoyées.} other {# photos n’ont pas été envoyées.}}',
  next: 'Elles attendent comme brouillons.',
  list: 'Toutes les photos',
  state: {
    waiting: 'en attente',
    sending: 'envoi…',
    done: 'envoyée',
    failed: 'non envoyée',
  },
} as const;
