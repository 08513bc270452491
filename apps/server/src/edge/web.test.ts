import { describe, expect, test } from 'vitest';
import { encodingFor } from '../read-model/compress.ts';
import { tidyPath } from './web.ts';

describe('each page has one address', () => {
  test.each([
    ['/', '/'],
    ['/medals/all', '/medals/all'],
    ['/medals/all/', '/medals/all'],
    ['/medals//all', '/medals/all'],
    ['/ARA/medals', '/ara/medals'],
    ['/Eng', '/eng'],
    ['//evil.example/x', '/evil.example/x'],
    ['/engine/x', '/engine/x'],
  ])('%s is %s', (path, tidy) => {
    expect(tidyPath(path)).toBe(tidy);
  });
});

describe('the encoding of an answer', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['deflate', 'identity'],
  ] as const)('Accept-Encoding: %s is answered with %s', (accept, encoding) => {
    expect(encodingFor(accept)).toBe(encoding);
  });
});
