import { expect, test } from 'vitest';
import { Offers, defineService, offer } from './service.ts';

const printing = defineService<(text: string) => string>('printing');
const greeting = defineService<() => string>('greetings');
const offers = new Offers([
  offer(greeting, () => 'hello'),
  offer(printing, (text) => `<${text}>`),
  offer(greeting, () => 'good morning'),
]);

test('a service is found by its declaration', () => {
  expect(offers.use(printing)('a')).toBe('<a>');
});

test('several features may offer the same service', () => {
  expect(offers.all(greeting).map((greet) => greet())).toEqual(['hello', 'good morning']);
});

test('a service that no feature offers is an error that names it', () => {
  const missing = defineService<() => void>('weather');
  expect(() => offers.use(missing)).toThrow('This server has no service for weather.');
  expect(offers.all(missing)).toEqual([]);
});
