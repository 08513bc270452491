import { expect, it } from 'vitest';
import { paperRequest } from './paper-request.ts';

it('a request contains only the choices made, lists separated by commas', () => {
  expect(
    paperRequest('people', {
      paper: 'ticket',
      delegation: '',
      days: ['2026-10-12', '2026-10-13'],
      meals: [],
      anonymous: true,
      event: undefined,
    }),
  ).toEqual({ of: 'people', query: { paper: 'ticket', days: '2026-10-12,2026-10-13', anonymous: 'true' } });
  expect(paperRequest('contests', { paper: 'call-room', anonymous: false }).query).toEqual({ paper: 'call-room' });
});
