export const fr = {
  busy: 'De nombreuses personnes ouvrent des pages en ce moment. Celle-ci se rechargera d’elle-même dans quelques secondes.',
  broken: {
    title: 'Cette page n’a pas pu être créée',
    number: 'Numéro d’erreur : {id}',
    again: 'Réessayer',
  },
};
