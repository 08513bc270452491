export const phrases = {
  live: 'En direct',
  next: 'À suivre',
  latest: 'Derniers résultats',
  events: 'Épreuves',
  venues: 'Sites',
  athletes: '{count, plural, one {# athlète} many {# d’athlètes} other {# athlètes}}',
  eventCount: '{count, plural, one {# épreuve} many {# d’épreuves} other {# épreuves}}',
  nothingYet: 'Le programme n’est pas encore publié',
  nothingYetHint: 'Il s’affichera ici dès que l’organisation l’aura publié.',
  allSchedule: 'Tout le programme',
  allResults: 'Tout voir',
  allMedals: 'Tout voir',
  decided: '{count, plural, one {# décidée} many {# décidées} other {# décidées}}',
  records: 'Records',
  recordEvents:
    '{count, plural, one {Records de # épreuve} many {Records de # d’épreuves} other {Records de # épreuves}}',
} as const;
