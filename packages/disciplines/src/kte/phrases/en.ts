export const en = {
  name: 'Karate',
  ippon: 'Ippon',
  wazaAri: 'Waza-ari',
  yuko: 'Yuko',
  boutNumber: 'Bout {number, number}',
  boutShort: 'B{number}',
  bySenshu: 'by senshu, the first point',
} as const;
