export const phrases = {
  sport: 'İdman növü',
  event: 'Yarış',
  chooseSport: 'İdman növü seçin',
  allEvents: 'Bütün yarışlar',
  gender: 'Cins',
  decided: 'Qaliblər məlumdur',
} as const;
