import { expect, it } from 'vitest';
import { usernameKey } from './username-key.ts';
import { isReservedUsername, usernameShape } from './username-shape.ts';

it.each([
  ['S0uza', 'souza'],
  ['Аnа.Souza', 'Ana.Souza'],
  ['сосо', 'coco'],
  ['Ines', 'lnes'],
  ['ana1', 'anal'],
  ['marnie', 'mamie'],
  ['ΑΝΑ', 'ANA'],
  ['ana12\u0301', 'ana12'],
  ['ana1\u03002', 'ana12'],
])('F10: %s and %s look alike', (a, b) => {
  expect(usernameShape(a)).toBe(usernameShape(b));
});

it.each([
  ['ana.souza', 'ana.sousa'],
  ['ana', 'aná'],
  ['maria', 'marta'],
  ['ana12', 'ana13'],
])('F10: %s and %s do not look alike', (a, b) => {
  expect(usernameShape(a)).not.toBe(usernameShape(b));
});

it('F12: user names with İ, I, ı and i have the same key', () => {
  const keys = ['İsmayıl18', 'ismayıl18', 'ismayil18', 'İSMAYIL18', 'ISMAYIL18', 'I\u0307smayıl18'].map(usernameKey);
  expect(new Set(keys)).toEqual(new Set(['ismayil18']));
});

it.each([
  'admin',
  'ADMİN',
  'admın',
  'Admin_1',
  'Podium',
  'suporte',
  'organização',
  'təşkilat',
  'administrateur',
  'مدير',
  'p0dium',
  'demo.adm1n',
  'demo.admin',
  'erased-4f2a',
  'Erased-1',
])('F10: the user name %s is reserved', (name) => {
  expect(isReservedUsername(name)).toBe(true);
});

it.each(['ɑdmin', 'аіԁе', 'ᴘᴏᴅɪᴜᴍ', 'ʜelp', 'rnoderator'])(
  'security 24: the user name %s looks like a reserved one',
  (name) => {
    expect(isReservedUsername(name)).toBe(true);
  },
);

it.each([
  ['ᴀna.souza', 'ana.souza'],
  ['ana.ꜱoᴜᴢa', 'ana.souza'],
])('security 24: small capitals: %s and %s look alike', (a, b) => {
  expect(usernameShape(a)).toBe(usernameShape(b));
});

it.each(['ana.souza', 'administra', 'podiumfan', 'jogos.ana', 'erasedheart', 'ana.demo'])(
  'F10: the user name %s is not reserved',
  (name) => {
    expect(isReservedUsername(name)).toBe(false);
  },
);
