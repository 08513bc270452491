export const phrases = {
  views: 'Medalların sırası',
  events: 'Yarışlar üzrə',
  gender: 'Cins üzrə',
  division: 'Divizion üzrə',
  table: 'Medal cədvəli',
  noDivisions: 'Bu idman növündə divizionlar yoxdur',
} as const;
