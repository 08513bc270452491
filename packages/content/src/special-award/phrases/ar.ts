export const phrases = {
  name: 'جائزة خاصة',
  names: 'جوائز خاصة',
  fields: {
    name: 'اسم الجائزة',
    discipline: 'الرياضة',
    event: 'المسابقة',
    day: 'اليوم',
    people: 'الفائزون بالجائزة',
    teams: 'الفرق الفائزة بالجائزة',
    delegations: 'الوفود الفائزة بالجائزة',
    reason: 'السبب',
    start: 'موعد التسليم',
    venue: 'الموقع',
    place: 'المكان بالتحديد',
    presenters: 'مقدمو الجائزة',
  },
  hints: {
    name: 'أفضل حارس مرمى، اللعب النظيف، …',
    discipline: 'يُترك فارغًا إذا كانت الجائزة للدورة كلها',
    presenters: 'شخص واحد في كل سطر',
  },
} as const;
