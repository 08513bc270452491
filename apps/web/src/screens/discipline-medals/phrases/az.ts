export const phrases = {
  views: 'Medalların görünüşləri',
  events: 'Yarış növləri üzrə',
  gender: 'Cins üzrə',
  division: 'Divizion üzrə',
  table: 'Medal sıralaması',
  noDivisions: 'Bu idman növündə divizionlar yoxdur',
} as const;
