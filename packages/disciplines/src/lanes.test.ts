import { expect, it } from 'vitest';
import { disciplineFor } from './discipline-for.ts';
import { inLanes } from './lanes.ts';

const athletics = disciplineFor('ATH');
const laneOrder = (event: string): string => inLanes(athletics, event.padEnd(22, '-')).startOrder;

it.each(['ATHW100M', 'ATHM200M', 'ATHX4X400M', 'ATHM110MH', 'ATHW100MH-U18', 'ATHM400MH', 'ATHW4X100M'])(
  '%s runs in lanes, and its results show them',
  (event) => {
    expect(laneOrder(event)).toBe('lane');
    expect(inLanes(athletics, event).columns[0]).toMatchObject({ from: { field: 'startOrder' }, phrase: 'lane' });
  },
);

it.each(['ATHW800M', 'ATHM1000M', 'ATHM1500M', 'ATHM2000MSC', 'ATHM10000M', 'ATHMLONGJUMP', 'ATHW4X800M'])(
  '%s has a start order and no lanes',
  (event) => {
    expect(laneOrder(event)).toBe('order');
  },
);
