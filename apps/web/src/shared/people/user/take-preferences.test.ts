import { describe, expect, it } from 'vitest';
import { inOwnLanguage } from './take-preferences.ts';

describe('S19: after signing in', () => {
  it.each([
    ['/schedule/grid', '/login', 'pt', '/por/schedule/grid'],
    ['/medals/all?sort=-total#top', '/login', 'ar', '/ara/medals/all?sort=-total#top'],
    ['/schedule/grid', '/login', 'en', '/schedule/grid'],
    ['/schedule/grid', '/login', null, '/schedule/grid'],
    ['/ara/feedback', '/ara/login', 'pt', '/ara/feedback'],
    ['/ara/feedback', '/login', 'pt', '/ara/feedback'],
    ['/schedule/grid', '/eng/login', 'pt', '/schedule/grid'],
  ] as const)('%s from %s, with the language %s, leads to %s', (href, here, language, expected) =>
    expect(inOwnLanguage(href, here, language)).toBe(expected),
  );
});
