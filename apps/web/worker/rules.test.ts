import { servedBy } from '@podium/contract/served-by';
import { describe, expect, it } from 'vitest';
import { requestKind, isHelpPage, isCacheable, isRecent } from './rules.ts';

const makeRequest = (mode: string, headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  mode,
  headers: new Headers(headers),
});
const at = (path: string) => new URL(path, 'https://games.example');

describe('C07: the service worker answers', () => {
  it.each([
    ['/', 'page'],
    ['/por/schedule/day/2026-11-20?sport=swm', 'page'],
    ['/secure-sport', 'page'],
    ['/widget/medals', undefined],
    ['/board?show=day', undefined],
    ['/q/ABC', undefined],
    ['/network-sign-in', undefined],
    ['/network-sign-in-page', 'page'],
    ['/files/00ff/bulletin-3.pdf', 'upload'],
    ['/calendar/medals.ics', undefined],
    ['/api/docs', undefined],
  ])('a visit of %s as %s', (path, expected) => {
    expect(requestKind(makeRequest('navigate'), at(path))).toBe(expected);
  });

  it.each([
    ['/api/v1/medals?lang=pt', 'document'],
    ['/assets/index-1.js', 'file'],
    ['/assets/locales/ar/core-1.json', 'file'],
    ['/flags/br-sp.svg', 'file'],
    ['/flags/org-rw.svg', undefined],
    ['/icon.svg', 'file'],
    ['/files/00ff/city.geojson', 'upload'],
    ['/sw.js', undefined],
    ['/api/openapi.json', undefined],
    ['/streams/demo/main.m3u8', undefined],
    ['/share/medals.en.png', undefined],
  ])('a request for %s as %s', (path, expected) => {
    expect(requestKind(makeRequest('cors'), at(path))).toBe(expected);
  });

  it.each([
    ['a request that changes something', makeRequest('cors', {}, 'POST')],
    ['a request for a part of a file', makeRequest('cors', { range: 'bytes=0-1' })],
    ['a request of a native session', makeRequest('cors', { authorization: 'Bearer x' })],
    ['the live stream', makeRequest('cors', { accept: 'text/event-stream' })],
  ])('never %s', (_, request) => {
    expect(requestKind(request, at('/api/v1/live'))).toBeUndefined();
  });
});

describe('the service worker stores', () => {
  const answer = (cacheControl: string | undefined, changes: Partial<Response> = {}) => ({
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({
      ...servedBy,
      ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
    }),
    ...changes,
  });

  it.each([
    ['a public document', answer('public, max-age=5'), true],
    ['a page of the installed app', answer('private, max-age=2'), true],
    ['nothing that belongs to one person', answer('no-store'), false],
    ['nothing without a cache-control header', answer(undefined), false],
    ['no error', answer('public', { status: 404 }), false],
    ['nothing from another address', answer('public', { redirected: true }), false],
    [
      'nothing that a proxy answers in place of the server',
      answer('public', { headers: new Headers({ 'cache-control': 'public' }) }),
      false,
    ],
    ['nothing of another origin', answer('public', { type: 'opaque' }), false],
  ])('%s', (_, given, expected) => {
    expect(isCacheable(given)).toBe(expected);
  });

  it.each([
    ['Fri, 20 Nov 2026 12:00:01 GMT', true],
    ['Fri, 20 Nov 2026 12:00:00 GMT', false],
    [null, false],
  ])('and uses a copy made on %s at noon of the next day: %s', (date, expected) => {
    expect(isRecent(date, Date.UTC(2026, 10, 21, 12))).toBe(expected);
  });
});

it.each([
  ['/secure-sport', true],
  ['/ara/secure', true],
  ['/secure-sport/more', false],
  ['/', false],
])('%s is the address of a help page: %s', (path, expected) => {
  expect(isHelpPage(path)).toBe(expected);
});
