import { describe, expect, it } from 'vitest';
import type { DisplayStatus } from '../model/vocabulary.ts';
import { displayStatuses } from '../model/vocabulary.ts';
import { canTransition } from './transition.ts';

const text = `
from\\to UNS SCH RES POS DEL STL GET RUN BRK PAU INT FIN UNO PRO OFF CAN
UNS      =   N   r   .   .   N   r   r   .   .   .   .   .   .   .   N
SCH      r   =   N   N   N   N   N   N   .   .   .   r   r   .   r   N
RES      .   r   =   N   N   N   N   N   .   .   .   r   r   .   r   N
POS      .   r   N   =   .   r   r   r   .   .   .   r   r   .   r   N
DEL      .   r   N   N   =   N   N   N   .   .   .   r   r   .   r   N
STL      .   r   N   N   N   =   N   N   .   .   .   r   r   .   r   N
GET      .   r   N   N   N   r   =   N   .   .   r   r   r   .   r   N
RUN      .   .   r   r   .   .   r   =   N   N   N   N   r   r   r   r
BRK      .   .   r   r   .   .   r   N   =   r   N   N   r   r   r   r
PAU      .   .   r   r   .   .   r   N   r   =   N   N   r   r   r   r
INT      .   .   N   N   .   .   N   N   r   r   =   N   r   r   r   N
FIN      .   .   r   .   .   .   .   r   .   .   .   =   N   N   N   r
UNO      .   .   r   .   .   .   .   r   .   .   .   r   =   N   N   r
PRO      .   .   r   .   .   .   .   r   .   .   .   r   N   =   N   r
OFF      .   .   r   .   .   .   .   .   .   .   .   .   r   r   =   r
CAN      r   r   r   .   .   .   .   .   .   .   .   .   .   .   .   =
`;

const names = new Map<string, DisplayStatus>(
  Object.entries({
    UNS: 'UNSCHEDULED',
    SCH: 'SCHEDULED',
    RES: 'RESCHEDULED',
    POS: 'POSTPONED',
    DEL: 'DELAYED',
    STL: 'START_LIST',
    GET: 'GETTING_READY',
    RUN: 'RUNNING',
    BRK: 'SCHEDULED_BREAK',
    PAU: 'PROGRAMED_PAUSE',
    INT: 'INTERRUPTED',
    FIN: 'FINISHED',
    UNO: 'UNOFFICIAL',
    PRO: 'PROTESTED',
    OFF: 'OFFICIAL',
    CAN: 'CANCELLED',
  } as const),
);
const meanings = new Map(Object.entries({ N: 'allowed', r: 'reason', '.': 'refused', '=': 'same' }));
const [[, ...columns] = [], ...rows] = text
  .trim()
  .split('\n')
  .map((row) => row.split(/\s+/));
const cells = rows.flatMap(([from, ...letters]) =>
  letters.map((letter, column) => ({
    from: names.get(from ?? '') ?? 'CANCELLED',
    to: names.get(columns[column] ?? '') ?? 'CANCELLED',
    expected: meanings.get(letter),
  })),
);

describe('canTransition', () => {
  it('D01: the table has 16 × 16 cells', () => {
    expect(cells).toHaveLength(256);
    expect(new Set(cells.map(({ from, to }) => `${from} ${to}`)).size).toBe(256);
    expect([...names.values()]).toEqual([...displayStatuses]);
  });

  it.each(cells)('D01: from $from to $to is $expected', ({ from, to, expected }) => {
    expect(canTransition(from, to)).toBe(expected);
  });

  it('names the unknown status', () => {
    expect(() => canTransition('RUNNING', 'BROKEN' as DisplayStatus)).toThrow('"BROKEN"');
    expect(() => canTransition('BROKEN' as DisplayStatus, 'RUNNING')).toThrow('"BROKEN"');
  });
});
