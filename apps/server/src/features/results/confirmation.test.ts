import { describe, expect, test } from 'vitest';
import type { UnitInfo } from '../../read-model/program/program.ts';
import { consequencesOf } from './confirmation.ts';
import { toContest } from './contest.ts';
import type { ContestRow, EventRows } from './event-rows.ts';

type Line = ContestRow['lines'][number];
const line = (competitor: string, more: Partial<Line> = {}): Line => ({
  competitor,
  isBye: false,
  start: null,
  side: null,
  rank: null,
  isRankEqual: false,
  resultType: null,
  result: null,
  irm: null,
  wlt: null,
  ...more,
});
const contestRow = (
  id: string,
  phaseId: string,
  lines: readonly Line[],
  more: Partial<ContestRow> = {},
): ContestRow => ({
  unit: {
    id,
    code: id,
    disciplineCode: 'HBL',
    eventId: 'HBL',
    phaseId,
    status: 'SCHEDULED',
    medal: 'none',
  } as UnitInfo,
  lines: lines.map((one, index) => ({ ...one, side: index === 0 ? 'home' : 'away' })),
  status: null,
  isFromFeed: false,
  corrections: [],
  periods: [],
  details: [],
  steps: [],
  phaseKind: 'pool',
  ...more,
});
const storedStep = (step: object, index: number) =>
  ({
    step: { id: `step-${index}`, at: '2026-11-28T10:00:00Z', ...step },
    by: null,
    link: null,
    linkName: null,
  }) as ContestRow['steps'][number];

/** A group of three whose last match is entered again; its first two play the semifinal. */
function groupRows(home: number, away: number, semifinal: Partial<ContestRow>): EventRows {
  const playedMatch = (id: string, winner: string, loser: string): ContestRow =>
    contestRow(
      id,
      'GPA',
      [line(winner, { result: '3', wlt: 'W', rank: '1' }), line(loser, { result: '1', wlt: 'L', rank: '2' })],
      { status: 'OFFICIAL' },
    );
  const steps = [{ do: 'period-score', period: 'H1', home, away }, { do: 'finish' }].map(storedStep);
  const contests = [
    playedMatch('M1', 'Ash', 'Birch'),
    playedMatch('M2', 'Ash', 'Cedar'),
    contestRow('M3', 'GPA', [line('Birch'), line('Cedar')], { status: 'UNOFFICIAL', steps }),
    contestRow(
      'SF1',
      'SFNL',
      [line('Ash', { from: { ref: 'GPA', result: '1' } }), line('Birch', { from: { ref: 'GPA', result: '2' } })],
      { phaseKind: 'knockout', ...semifinal },
    ),
  ];
  return {
    contests: new Map(contests.map((row) => [row.unit.id, row])),
    phases: new Map([
      ['GPA', { id: 'GPA', kind: 'pool', order: 1 }],
      ['SFNL', { id: 'SFNL', kind: 'knockout', order: 2 }],
    ]),
  };
}
const keptPlaces = (home: number, away: number, semifinal: Partial<ContestRow>) => {
  const rows = groupRows(home, away, semifinal);
  return consequencesOf(rows, toContest(rows.contests.get('M3')!)).kept;
};

describe('the correction of a match of a group', () => {
  test('asks for confirmation if the semifinal has begun, and names its teams and those that would have advanced', () => {
    expect(keptPlaces(0, 2, { status: 'LIVE' })).toEqual([{ unit: 'SF1', playing: ['Birch'], instead: ['Cedar'] }]);
  });

  test('asks nothing if the same teams advance, or the semifinal has not begun', () => {
    expect(keptPlaces(2, 0, { status: 'LIVE' })).toEqual([]);
    expect(keptPlaces(0, 2, { status: 'START_LIST' })).toEqual([]);
  });
});
