import { expect, it } from 'vitest';
import { readLanguageMessage } from './language-message.ts';

it.each([
  [{ type: 'set-language', language: 'pt' }, 'pt'],
  [{ type: 'set-language', language: 'ARA' }, 'ARA'],
  [{ type: 'set-language', language: 'portuguese' }, undefined],
  [{ type: 'set-language', language: 7 }, undefined],
  [{ type: 'set-language' }, undefined],
  [{ type: 'set-language', language: 'pt', href: '//example.org' }, undefined],
  [{ type: 'language', language: 'pt' }, undefined],
  [null, undefined],
  ['pt', undefined],
])('N08: the message %j asks for the language %s', (message, language) => {
  expect(readLanguageMessage(message)).toBe(language);
});
