import { expect, test } from 'vitest';
import { frameAncestors } from './frame-ancestors.ts';

const hosts = ['www.example.org', '*.news.example'];

test.each(['/', '/medals/all', '/spa/schedule/grid', '/por'])(
  'C12: %s may be framed by the listed hosts only',
  (path) => {
    expect(frameAncestors(path, hosts)).toBe('www.example.org *.news.example');
    expect(frameAncestors(path, [])).toBe("'none'");
  },
);

test('a board may be framed by our own pages, other pages may not', () => {
  expect(frameAncestors('/por/medals/all?as=board', [])).toBe("'self'");
  expect(frameAncestors('/medals/all?as=board', hosts)).toBe("'self' www.example.org *.news.example");
  expect(frameAncestors('/medals/all?as=overlay', [])).toBe("'none'");
  expect(frameAncestors('/account?as=board', [])).toBe("'none'");
});

test.each([
  '/auth',
  '/spa/auth/forgot',
  '/signup',
  '/account',
  '/fra/account/data',
  '/qr-scan',
  '/Login',
  '/access-log',
])('C12: %s is never framed', (path) => {
  expect(frameAncestors(path, hosts)).toBe("'none'");
});
