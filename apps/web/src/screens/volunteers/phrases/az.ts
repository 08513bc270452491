export const phrases = {
  title: 'Könüllülər',
  intro: 'Oyunlarda kim kömək edir, nə edir və onlara necə qoşulmaq olar.',
  empty: 'Hələ könüllü sahələri yoxdur',
  shifts: 'Növbələr',
  apply: 'Necə qoşulmaq olar',
  form: 'Formanı aç',
  contact: 'Təşkilatçılar və könüllülər üçün əlaqə',
} as const;
