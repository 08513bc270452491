import { expect, it } from 'vitest';
import { groupStarts } from './team-groups.ts';

const team = (name: string, code: string, delegation = name) => ({
  name,
  organisation: { code, name: delegation, flag: null },
});
const rows = [team('Acre', 'ACR'), team('Acre', 'ACR'), team('Aurora', 'ACR', 'Acre'), team('Bahia', 'BAH')];

it('teams are listed under the name of their delegation', () =>
  expect([...groupStarts('teams', undefined, rows)]).toEqual([rows[0], rows[3]]));

it('no delegation is named if the order is by medals, if no team has its name, or in another list', () => {
  expect(groupStarts('teams', '-medals', rows).size).toBe(0);
  expect(groupStarts('teams', undefined, [team('Aurora', 'ACR', 'Acre')]).size).toBe(0);
  expect(groupStarts('athletes', undefined, rows).size).toBe(0);
});
