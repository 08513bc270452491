import { expect, test } from 'vitest';
import { loggedPath } from './quiet-address.ts';

test.each([
  ['/secure', '(not logged)'],
  ['/ara/secure-sport?x=1', '(not logged)'],
  ['//SECURE/', '(not logged)'],
  ['/%73ecure', '(not logged)'],
  ['/api/v1/safe-sport?lang=ar', '(not logged)'],
  [`/calendar/${'aB3_-'.repeat(8)}xyz.ics?lang=pt`, '(not logged)'],
  ['/calendar/medals.ics', '/calendar/medals.ics'],
  ['/secured?x=1', '/secured'],
  ['/api/v1/search?query=name', '/api/v1/search'],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(199)}`],
])('the address %s is logged as %s', (address, logged) => expect(loggedPath(address)).toBe(logged));
