import { expect, it } from 'vitest';
import { isOurs, servedBy } from './served-by.ts';

const hash = 'gq1Rw0YxkXn6h-2v_Qm3dA';

it.each([
  ['any answer of the server', servedBy, true],
  ['a file that a shared cache has kept without the header', { etag: `"${hash}-br"` }, true],
  ['the same, compressed again on the way', { etag: `W/"${hash}"` }, true],
  ['an uploaded file', { etag: `"${'0af1'.repeat(16)}-1280"` }, true],
  ['a page of the network, with a date of its own', { etag: '"5f3c-61a0b2"' }, false],
  ['a page without any tag', { 'content-type': 'text/html' }, false],
  ['another server that names itself', { 'served-by': 'proxy-3' }, false],
])('a response %s is ours: %s', (_, headers, expected) => {
  expect(isOurs({ headers: new Headers(headers) })).toBe(expected);
});
