import { describe, expect, it } from 'vitest';
import { byesOf, roadEnd, roadOf, sidesOf } from './road.ts';
import type { BracketAnswer, EventAnswer, ScheduleCompetitor } from '@podium/contract';

const side = (id: string, wlt?: 'W' | 'L', result?: string): ScheduleCompetitor => ({
  id,
  type: 'athlete',
  name: `Name ${id}`,
  organisation: null,
  wlt,
  result,
});
const match = (hour: number, status: string, ...competitors: ScheduleCompetitor[]) => ({
  id: `match-${hour}`,
  name: `Contest ${hour}`,
  start: `2026-11-26T${String(hour).padStart(2, '0')}:00:00-03:00`,
  status,
  isHeadToHead: true,
  parent: null,
  competitors,
});
const phase = (name: string, ...units: ReturnType<typeof match>[]) => ({ id: name, name, units });
const phases = [
  phase('Bronze medal bouts', match(16, 'SCHEDULED', side('A'), side('D'))),
  phase('Quarterfinals', match(9, 'OFFICIAL', side('B', 'W', '10'), side('A', 'L', '1'))),
  phase('Repechage', match(14, 'OFFICIAL', side('A', 'W', '7'), side('C', 'L', '0'))),
] as unknown as EventAnswer['phases'];

const drawnItem = (unit: string | null, ...competitors: ScheduleCompetitor[]) =>
  ({
    code: 'FNL',
    rounds: [{ code: 'FNL', items: [{ unit, places: competitors.map((competitor) => ({ competitor })) }] }],
  }) as unknown as BracketAnswer;

describe('the path of one side through a bracket', () => {
  it('has all its matches in the order of play, with the round, the opponent and who won', () => {
    expect(roadOf(phases, 'A').map(({ round, opponent, outcome }) => [round, opponent?.id, outcome])).toEqual([
      ['Quarterfinals', 'B', 'lost'],
      ['Repechage', 'C', 'won'],
      ['Bronze medal bouts', 'D', undefined],
    ]);
  });

  it('names no winner if the medal went to another competitor', () => {
    const [{ units }] = phases as unknown as [{ units: object[] }];
    const final = { ...units[0], status: 'OFFICIAL', outcome: { decidedBy: 'awards', winners: [], marks: 'none' } };
    const decided = [{ name: 'Final', units: [{ ...final, competitors: [side('A', 'W'), side('D', 'L')] }] }];
    expect(roadOf(decided as unknown as EventAnswer['phases'], 'A').map(({ outcome }) => outcome)).toEqual([undefined]);
  });

  it('ends in the round in which the side lost, once no open match can still include it', () => {
    const pool = {
      hasStanding: true,
      ...phase(
        'Pool B',
        match(9, 'OFFICIAL', side('A', 'L'), side('B', 'W')),
        match(10, 'OFFICIAL', side('A', 'W'), side('C', 'L')),
      ),
    };
    const end = (final: ReturnType<typeof match>, brackets: BracketAnswer[] = []) =>
      roadEnd([pool, phase('Final', final)] as unknown as EventAnswer['phases'], brackets, 'A');
    const open = { ...side('D'), id: null, name: '', placeholder: 'TBD' } as const;
    expect(end(match(16, 'SCHEDULED', side('B'), side('D')))).toEqual({ kind: 'out', round: 'Pool B' });
    expect(end(match(16, 'SCHEDULED', side('B'), open))).toBeUndefined();
    expect(end(match(16, 'SCHEDULED', side('A'), open))).toBeUndefined();
    expect(end(match(16, 'SCHEDULED', open, open), [drawnItem('match-16', side('A'), open)])).toMatchObject({
      kind: 'next',
      round: 'Final',
      unit: { id: 'match-16' },
    });
    const placement = phase('Placement', match(9, 'OFFICIAL', side('A', 'L')), match(10, 'OFFICIAL', side('A', 'W')));
    expect(roadEnd([placement] as unknown as EventAnswer['phases'], [], 'A')).toBeUndefined();
    expect(roadEnd(phases, [], 'A')).toBeUndefined();
    expect(roadEnd(phases, [], 'B')).toBeUndefined();
    expect(roadEnd(phases, [], 'C')).toEqual({ kind: 'out', round: 'Repechage' });
  });

  it('has the rounds that the side skips', () => {
    const bye = { ...side('D'), id: null, name: '', placeholder: 'BYE' } as const;
    expect(byesOf([drawnItem(null, side('A'), bye)], 'A').map(({ round }) => round)).toEqual([0]);
    expect(byesOf([drawnItem(null, side('A'), bye)], 'B')).toEqual([]);
  });

  it('can be selected for everyone who has a match, each once', () => {
    expect(sidesOf(phases).map(({ id }) => id)).toEqual(['A', 'D', 'B', 'C']);
  });
});
