import { expect, it } from 'vitest';
import { spokenName } from './spoken-name.ts';

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
])('%s is called %s', (listed, spoken) => {
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
])('%j stays as it is', (name) => {
  expect(spokenName(name)).toBe(name);
});
