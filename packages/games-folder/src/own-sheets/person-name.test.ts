import { expect, test } from 'vitest';
import { isOrderOpen, personName, readPerson } from './person-name.ts';

test.each([
  ['Maria Silva', 'Maria', 'Silva'],
  ['Ana de Souza', 'Ana', 'de Souza'],
  ['SILVA Maria', 'Maria', 'SILVA'],
  ['DOS SANTOS Ana Maria', 'Ana Maria', 'DOS SANTOS'],
  ['Ana Maria DOS SANTOS', 'Ana Maria', 'DOS SANTOS'],
  ['DE SÃO JOAQUIM Íris', 'Íris', 'DE SÃO JOAQUIM'],
  ['da SILVA Ana', 'Ana', 'da SILVA'],
  ['MELO E SILVA Ana', 'Ana', 'MELO E SILVA'],
  ['Ana Maria da SILVA', 'Ana Maria', 'da SILVA'],
  ['Silva, Maria', 'Maria', 'Silva'],
  ['SILVA, MARIA', 'MARIA', 'SILVA'],
  ['1. Maria Silva', 'Maria', 'Silva'],
  ['12) Silva, Maria', 'Maria', 'Silva'],
  ['3 - MARIA SILVA', 'MARIA', 'SILVA'],
  ['Ana Maria | Lima', 'Ana Maria', 'Lima'],
  ['Maria J. Silva', 'Maria', 'J. Silva'],
  ['Ana Clara Pereira Gonçalves', 'Ana Clara', 'Pereira Gonçalves'],
  ['Joao Pedro Magalhaes', 'Joao Pedro', 'Magalhaes'],
  ['Maria Clara', 'Maria', 'Clara'],
  ['Luz Rosa Martín', 'Luz', 'Rosa Martín'],
  ['Əliyeva, Aysel', 'Aysel', 'Əliyeva'],
  ['ƏLİYEVA Aysel', 'Aysel', 'ƏLİYEVA'],
])('%s is read as the given name %s and the family name %s', (written, givenName, familyName) => {
  expect(readPerson(written)).toEqual({ givenName, familyName });
});

test('the order is asked for the whole list, and decides only names that do not show it', () => {
  expect(readPerson('Silva Maria', 'family')).toEqual({ givenName: 'Maria', familyName: 'Silva' });
  expect(readPerson('Maria SILVA', 'family')).toEqual({ givenName: 'Maria', familyName: 'SILVA' });
  expect(isOrderOpen(['SILVA Maria', 'Lima, Ana', 'Bo', 'Li | Wei'])).toBe(false);
  expect(isOrderOpen(['SILVA Maria', 'Ana Lima'])).toBe(true);
});

test.each([
  { familyName: 'Silva', givenName: 'Maria' },
  { familyName: 'Lima', givenName: 'Ana Maria' },
  { familyName: 'Silva, Jr', givenName: 'Ana' },
  { familyName: 'Pelé' },
  { familyName: 'SILVA', givenName: 'Maria' },
  { familyName: 'Wei', givenName: 'LI' },
])('a written name can be read back: %j', (person) => {
  expect(readPerson(personName(person))).toEqual(person);
});
