export const phrases = {
  sport: 'İdman növü',
  event: 'Yarış növü',
  chooseSport: 'İdman növü seçin',
  allSports: 'Bütün idman növləri',
  allEvents: 'Bütün yarış növləri',
  gender: 'Cins',
  decided: 'Qaliblər məlumdur',
} as const;
