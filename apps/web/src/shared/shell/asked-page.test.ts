import { expect, it } from 'vitest';
import { askedCookie, forgetAsked, readAsked } from './asked-page.ts';

const valueOf = (cookie: string): string => cookie.split(';', 1)[0]!;

it('the grid knows which page was requested, until it is cleared', () => {
  expect(readAsked(`podium_platform=web; ${valueOf(askedCookie('/places/hospital'))}; x=1`)).toBe('/places/hospital');
  expect(readAsked(valueOf(forgetAsked))).toBeUndefined();
});

it.each(['', 'podium_asked_not=/transport', 'podium_asked=%E0%A4%A', 'podium_asked="<b>"'])(
  'a cookie without such a page is ignored: %s',
  (cookies) => expect(readAsked(cookies)).toBeUndefined(),
);
