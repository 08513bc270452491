import { expect, it } from 'vitest';
import { spokenCompetitorName, listedName, spokenName, spokenNameAsSent } from './spoken-name.ts';

it.each([
  ['JARDIM BUENO Mirella', 'Mirella Jardim Bueno'],
  ['DE SOUZA Ana Clara', 'Ana Clara de Souza'],
  ['SÁ-LEÃO João', 'João Sá-Leão'],
  ['O’NEIL Sean', 'Sean O’Neil'],
  ['MCDONALD Ian', 'Ian McDonald'],
  ['ƏSGƏROVA Lalə', 'Lalə Əsgərova'],
  ['LI Wei', 'Wei Li'],
  ['SILVA J. P.', 'J. P. Silva'],
  ['McEWEN Shelby', 'Shelby McEwen'],
  ['d’ALMEIDA Ana', 'Ana d’Almeida'],
  ['de COLO Nando', 'Nando de Colo'],
  ['van den BOSSCHE Fabio', 'Fabio van den Bossche'],
])('the competitor %s is called %s', (listed, spoken) => {
  expect(spokenName(listed)).toBe(spoken);
});

it.each([
  'Athlete 214',
  'de la Cruz Ana',
  'São Paulo',
  'EHLERS/WICKLER',
  'MARTA',
  'NASCIMENTO Ana / LIMA Bia',
  '',
  'محمد علي',
])('the name %j stays unchanged', (name) => {
  expect(spokenName(name)).toBe(name);
});

it.each([
  ['LE Duc Phat', 'Duc Phat Le'],
  ['DU Linshu', 'Linshu Du'],
  ['DO Gyeongdong', 'Gyeongdong Do'],
  ['LE GOFF Anne', 'Anne Le Goff'],
  ['DE LA CRUZ Ana', 'Ana de la Cruz'],
  ['LA TORRE Ana', 'Ana La Torre'],
  ['ƏLİYEV Cəfər', 'Cəfər Əliyev'],
  ['KILIÇ Ayşe', 'Ayşe Kılıç'],
  ['İSMAYILOV İlqar', 'İlqar İsmayılov'],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ Γιώργος', 'Γιώργος Παπαδοπουλος'],
])('F8: the competitor %s is called %s, by the letters of the name only', (listed, spoken) => {
  expect(spokenName(listed)).toBe(spoken);
});

it('F8: the organisation decides the case rules of a name without distinctive letters', () => {
  expect(spokenName('QASIMOVA Leyla', 'AZE')).toBe('Leyla Qasımova');
  expect(spokenName('YILMAZ Deniz', 'TUR')).toBe('Deniz Yılmaz');
  // Spelling in an international feed.
  expect(spokenName('KOTSOIEV Zelym', 'AZE')).toBe('Zelym Kotsoiev');
  expect(spokenName('ALIYEV Rashad', 'AZE')).toBe('Rashad Aliyev');
  expect(spokenName('MARTINI Anna', 'ITA')).toBe('Anna Martini');
});

it.each([
  ['ƏLİYEV Cəfər', 'Əliyev', 'Cəfər', 'Cəfər Əliyev'],
  ['KILIC Ayse', 'Kılıç', 'Ayşe', 'Ayşe Kılıç'],
  ['MACDONALD Eilidh', 'MacDonald', 'Eilidh', 'Eilidh MacDonald'],
  ['LE Duc Phat', 'Le', 'Duc Phat', 'Duc Phat Le'],
  ['DE SOUZA Ana Clara', 'de Souza', 'Ana Clara', 'Ana Clara de Souza'],
  ['JARDIM BUENO Mirella', 'Jardim Bueno da Silva', 'Mirella Ana', 'Mirella Jardim Bueno'],
  ['QASIMOVA Leyla', 'QASIMOVA', 'Leyla', 'Leyla Qasımova'],
  ['ΠΑΠΑΔΟΠΟΥΛΟΣ Γιώργος', 'Παπαδόπουλος', 'Γιώργος', 'Γιώργος Παπαδόπουλος'],
  ['LI Li', 'Li', 'Li', 'Li Li'],
  ['SUHARTI', 'Suharti', null, 'Suharti'],
  ['MARTA', 'Vieira', 'Ana', 'MARTA'],
  ['王 小明', '王', '小明', '王 小明'],
])('F8: %s of the family %s, given %s, is called %s', (listed, family, given, spoken) => {
  const organisation = family === 'QASIMOVA' ? 'AZE' : null;
  expect(spokenNameAsSent(listed, { family, givenName: given, organisation })).toBe(spoken);
});

it.each([
  ['Kılıç', 'Ayşe', null, 'KILIÇ Ayşe'],
  ['Əliyev', 'Cəfər', null, 'ƏLİYEV Cəfər'],
  ['Aliyev', 'Cafar', 'AZE', 'ALİYEV Cafar'],
  ['MacDonald', 'Eilidh', null, 'MACDONALD Eilidh'],
  ['Παπαδόπουλος', 'Γιώργος', null, 'ΠΑΠΑΔΟΠΟΥΛΟΣ Γιώργος'],
  ['Silva', null, 'BRA', 'SILVA'],
])('F8: the family %s, given %s, of %s is listed as %s', (family, given, organisation, listed) => {
  expect(listedName({ family, givenName: given, organisation })).toBe(listed);
});

it("F8: a competitor's name follows the document, otherwise the listed name", () => {
  const athlete = { type: 'athlete', name: 'MACDONALD Eilidh', organisation: { code: 'SCO' } };
  expect(spokenCompetitorName({ ...athlete, spoken: 'Eilidh MacDonald' })).toBe('Eilidh MacDonald');
  expect(spokenCompetitorName({ ...athlete, name: 'QASIMOVA Leyla', organisation: { code: 'AZE' } })).toBe(
    'Leyla Qasımova',
  );
  expect(spokenCompetitorName({ type: 'team', name: 'FC BARCELONA Atlètic' })).toBe('FC BARCELONA Atlètic');
});
