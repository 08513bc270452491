import { expect, test } from 'vitest';
import { isSameOrigin } from './cross-site.ts';

const ownOrigin = 'https://podium.example';
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const sites = [undefined, 'same-origin', 'same-site', 'cross-site', 'none'];
const origins = [undefined, ownOrigin, 'https://evil.example', 'null', 'capacitor://localhost', 'https://localhost'];
const marks = [{}, { cookie: 'sid=1' }, { authorization: 'Bearer t' }, { cookie: 'sid=1', authorization: 'Bearer t' }];

/**
 * Reference implementation: a request with our cookie must come from our own pages; one with only a token may come from
 * anywhere.
 */
function isAllowed(method: string, site: string | undefined, origin: string | undefined, mark: object): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const hasCookie = 'cookie' in mark;
  const hasToken = 'authorization' in mark;
  if (origin === 'capacitor://localhost' || origin === 'https://localhost') return !hasCookie;
  const isOurPage = site === undefined ? origin === ownOrigin : site === 'same-origin' || site === 'none';
  const isNoPage = site === undefined && origin === undefined;
  return isOurPage || (isNoPage && (!hasCookie || hasToken)) || (hasToken && !hasCookie);
}

test('a request that changes something must come from our pages or carry its own token', () => {
  let cells = 0;
  for (const method of methods)
    for (const site of sites)
      for (const origin of origins)
        for (const mark of marks) {
          cells++;
          const headers = { 'sec-fetch-site': site, origin, ...mark };
          expect(isSameOrigin({ method, headers }, ownOrigin), `${method} ${JSON.stringify(headers)}`).toBe(
            isAllowed(method, site, origin, mark),
          );
        }
  expect(cells).toBe(720);
});
