import { expect, test } from 'vitest';
import { Presence, presenceMs } from './presence.ts';

const ana = { key: 'account ana', name: 'ana' };
const table = { key: 'link 2', name: 'Table 2' };

test('two scorers of a contest see each other, and which of them enters, for a minute', () => {
  const presence = new Presence();
  presence.note('F1', ana, 0, false);
  presence.note('F1', table, 1000, true);
  presence.note('F2', { key: 'link 9', name: 'Table 9' }, 1000, true);
  expect(presence.others('F1', ana.key, 2000)).toEqual([{ name: 'Table 2', isEntering: true }]);
  expect(presence.others('F1', table.key, 2000)).toEqual([{ name: 'ana', isEntering: false }]);
  presence.note('F1', table, presenceMs, false);
  expect(presence.others('F1', ana.key, presenceMs + 1001)).toEqual([{ name: 'Table 2', isEntering: false }]);
  expect(presence.others('F1', ana.key, 2 * presenceMs + 1)).toEqual([]);
});
