import { describe, expect, it } from 'vitest';
import { eventDetails, buildTables } from './state.ts';
import type { EventStatisticsAnswer } from '@podium/contract';
import type { Detail, Discipline } from '@podium/games';

type Item = EventStatisticsAnswer['items'][number];

const sport: Pick<Discipline, 'codes' | 'statistics' | 'memberStatistics'> = {
  codes: {},
  statistics: [{ key: 'goals', selector: 'ST:GOALS', better: 'higher' }],
  memberStatistics: [{ key: 'saves', selector: 'ST:SAVE', better: 'higher' }],
};
const count = (code: string, value: string): Detail => ({ type: 'ST', code, value });
const item = (kind: string, lines: Item['lines'], overrides: Partial<Item> = {}): Item => ({
  kind,
  code: kind,
  status: null,
  details: [],
  lines,
  ...overrides,
});
const team = (id: string, details: Detail[], players: [string, Detail[]][] = []): Item['lines'][number] => ({
  competitor: {
    id,
    type: 'team',
    name: id,
    organisation: null,
    members: players.map(([name, own]) => ({
      id: name,
      name,
      order: null,
      bib: null,
      roles: [],
      position: null,
      isStarter: null,
      details: own,
    })),
  },
  details,
});
const athlete = (id: string, order: string, details: Detail[]): Item['lines'][number] => ({
  competitor: { id, type: 'athlete', name: id, organisation: null },
  order,
  details,
});
const tableNames = (items: Item[]) =>
  buildTables(sport, items).map(({ kind, code, rows }) => [kind, code, rows.map(({ competitor }) => competitor.name)]);

describe('the statistics of an event', () => {
  it('form one table of teams and one of players from either message, the best first', () => {
    const items = [
      item('CUM', [team('Bahia', [count('GOALS', '3')], [['Ana', [count('SAVE', '1')]]])]),
      item('CUM', [team('Acre', [count('GOALS', '12')], [['Eva', [count('SAVE', '4')]]])]),
    ];
    expect(tableNames(items)).toEqual([
      ['teams', undefined, ['Acre', 'Bahia']],
      ['players', undefined, ['Eva', 'Ana']],
    ]);
    expect(buildTables(sport, items)[1]!.rows[0]).toMatchObject({ team: 'Acre', competitor: { id: 'Eva' } });
  });

  it('are ordered by a figure of which more is better: goals, not minutes', () => {
    const football = { ...sport, statistics: [{ key: 'minutes', selector: 'ST:MINS' }, ...sport.statistics] };
    const items = [
      item('CUM', [
        team('A', [count('MINS', '90'), count('GOALS', '1')]),
        team('B', [count('MINS', '60'), count('GOALS', '2')]),
      ]),
    ];
    expect(buildTables(football, items)[0]!.rows.map(({ competitor }) => competitor.id)).toEqual(['B', 'A']);
  });

  it('keep the places of a ranking, with one table for each ranked figure', () => {
    const items = [
      item('IND_RANKING', [athlete('B', '2', [count('SAVE', '9')]), athlete('A', '1', [count('SAVE', '1')])], {
        code: 'SAVE',
      }),
      item('IND_RANKING', [athlete('C', '1', [count('GOALS', '7')])], { code: 'GOALS' }),
    ];
    expect(tableNames(items)).toEqual([
      ['athleteRanking', 'SAVE', ['A', 'B']],
      ['athleteRanking', 'GOALS', ['C']],
    ]);
  });

  it('have the columns of the sport first, then all others that were sent', () => {
    const [table] = buildTables(sport, [item('CUM', [team('A', [count('FOULS', '2'), count('GOALS', '1')])])]);
    expect(table!.columns.map(({ id }) => id)).toEqual(['goals', 'FOULS']);
  });

  it('omit people without figures, and list those without the first figure last', () => {
    expect(tableNames([item('CUM', [team('A', [])])])).toEqual([]);
    const items = [item('CUM', [team('A', [count('FOULS', '2')]), team('B', [count('GOALS', '0')])])];
    expect(tableNames(items)).toEqual([['teams', undefined, ['B', 'A']]]);
  });

  it('show figures that were counted over the whole event separately', () => {
    const items = [item('TOU', [], { details: [count('GOALS', '81')] })];
    expect([tableNames(items), eventDetails(items)]).toEqual([[], [count('GOALS', '81')]]);
  });
});
