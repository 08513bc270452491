import { expect, it } from 'vitest';
import { searchOnDevice } from './search-on-device.ts';
import type { KeptNames } from './search-on-device.ts';

const swimming = { key: 'swm', code: 'SWM', name: 'Swimming' };
const judo = { key: 'jud', code: 'JUD', name: 'Judô' };
const names: KeptNames = {
  disciplines: [judo, swimming],
  events: [
    { id: 'SWMW200MFR', name: 'Women’s 200 m freestyle', discipline: swimming },
    { id: 'JUDM66KG', name: 'Men −66 kg', discipline: judo },
  ],
  venues: [{ id: 'AQC', name: 'Aquatics Center' }],
  places: [
    { kind: 'place', id: 'ipe', type: 'hotel', name: 'Hotel Ipê', lang: 'pt', detail: 'Eixo Norte' },
    { kind: 'stop', id: 'sta', name: 'Estação Norte', lang: 'pt', detail: '' },
  ],
};

it.each([
  ['judo', ['jud', 'JUDM66KG']],
  ['free swim', ['SWMW200MFR']],
  ['200', ['SWMW200MFR']],
  ['AQUA', ['AQC']],
  ['norte', ['ipe', 'sta']],
  ['silva', []],
  ['  ', []],
])('without a network, “%s” finds %j', (query, expected) => {
  const { disciplines, events, venues, content, total } = searchOnDevice(query, names);
  expect([...disciplines, ...events, ...venues, ...content].map(({ id }) => id)).toEqual(expected);
  expect(total).toBe(expected.length);
});
