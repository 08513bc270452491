import { describe, expect, test } from 'vitest';
import { hidesResultsIn, pageUrl, cookiePlatform, tidyPath } from './page-address.ts';

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
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/s%C3%A3o/%', '/s%25C3%25A3o/%25'],
    ['/s%C3%A3o', '/s%C3%A3o'],
  ])('the path %s is requested as %s', (path, tidy) => {
    expect(tidyPath(path)).toBe(tidy);
  });
});

describe('parameters that no page reads, and their order, make no other page', () => {
  const knownParameters = ['q', 'sort', 'page'];
  test.each([
    ['', '/medals/all'],
    ['?utm_source=mail&fbclid=1', '/medals/all'],
    ['?sort=-total&x=1&q=a%20%26b', '/medals/all?q=a%20%26b&sort=-total'],
    ['?page=2&q=b&sort=&q=a', '/medals/all?q=b&q=a&page=2'],
    ['?s%6Frt=total', '/medals/all?s%6Frt=total'],
    ['?__proto__=1&constructor=2', '/medals/all'],
    ['?&&=&?', '/medals/all'],
    ['?%E0%A4%A=1', '/medals/all'],
  ])('the query %s is read as %s', (search, url) => {
    expect(pageUrl('/medals/all', search, knownParameters)).toBe(url);
  });
});

test.each([
  [undefined, 'web'],
  ['a=b', 'web'],
  ['a=b; podium_platform=ios', 'ios'],
  ['podium_platform=android-pwa; c=d', 'android-pwa'],
  ['podium_platform=constructor', 'web'],
])('the cookie %s means %s', (cookie, platform) => {
  expect(cookiePlatform(cookie)).toBe(platform);
});

test.each([
  [undefined, false],
  ['podium_results=shown', false],
  ['my_podium_results=hidden', false],
  ['podium_results=hiddenly', false],
  ['podium_results=hidden', true],
  ['podium_platform=ios; podium_results=hidden; c=d', true],
])('the cookie %s hides results: %s', (cookie, isHidden) => {
  expect(hidesResultsIn(cookie)).toBe(isHidden);
});
