import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { exchangeNonce } from './nonce.ts';

const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy lists scripts with the nonce by their hash, and the page no longer contains the nonce', () => {
  const page =
    '<head><meta property="csp-nonce" content="secret"/><link href="/a.css" nonce="secret"/><script nonce="secret">one()</script></head>' +
    '<body><script nonce="secret" class="x">two("</p>")</script><script nonce="secret">one()</script></body>';
  const { html, scripts } = exchangeNonce(page, 'secret');
  expect(html).toBe(
    '<head><link href="/a.css"/><script>one()</script></head><body><script class="x">two("</p>")</script><script>one()</script></body>',
  );
  expect(scripts).toEqual([cspHash('one()'), cspHash('two("</p>")')]);
});

test('an injected script gets no nonce, even if it claims one', () => {
  const page =
    '<h1><script>evil()</script></h1><h2><script nonce="guess">worse()</script></h2><script nonce="secret">mine()</script>';
  expect(exchangeNonce(page, 'secret').scripts).toEqual([cspHash('mine()')]);
});

test('a file needs no hash: those of our own server are allowed by their address', () => {
  expect(exchangeNonce('<script type="module" src="/a.js" nonce="secret"></script>', 'secret').scripts).toEqual([]);
});
