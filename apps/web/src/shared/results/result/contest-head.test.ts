import { describe, expect, it } from 'vitest';
import { contestHead, isBeingConfirmed, minutesToStart, runningRace } from './contest-head.ts';
import { windText } from './race-wind.ts';
import type { Fact, Facts } from '@podium/disciplines/reading';
import type { Competitor, ResultLineAnswer, UnitAnswer } from '@podium/contract';

const flag = (code: string) => ({ code, name: code, flag: `/flags/${code}.svg` });
const athlete = (name: string, code = 'AAA'): Competitor => ({
  id: name,
  type: 'athlete',
  name,
  organisation: flag(code),
});
const line = (competitor: Competitor, more: Partial<ResultLineAnswer> = {}): ResultLineAnswer => ({
  position: 1,
  bib: null,
  startOrder: null,
  side: null,
  competitor,
  rank: null,
  rankEqual: false,
  result: null,
  resultType: 'TIME',
  irm: null,
  diff: null,
  qualification: null,
  wlt: null,
  points: null,
  isProvisional: false,
  records: [],
  details: [],
  ...more,
});
const unit = (more: Partial<UnitAnswer>): UnitAnswer =>
  ({
    id: 'u',
    status: 'OFFICIAL',
    resultStatus: 'OFFICIAL',
    isHeadToHead: false,
    medal: 'gold',
    results: [],
    startList: [],
    competitors: [],
    periods: [],
    corrections: [],
    current: null,
    ...more,
  }) as unknown as UnitAnswer;
const won = (medal: 'gold' | 'silver' | 'bronze', competitor: Competitor) => ({
  medal,
  competitor,
  isOfficial: true,
  isEventOpen: false,
});
const outcomeWith = (marks: 'own' | 'total' | 'none', ...winners: Competitor[]): UnitAnswer['outcome'] => ({
  decidedBy: 'awards',
  winners,
  marks,
});
const race = { charts: [], contest: 'race' } as const;
const judged = { charts: [], contest: 'judged' } as const;
const sets = { charts: ['setMomentum'], contest: 'sides' } as const;
const [ana, bia, cris] = [athlete('LIMA Ana', 'A'), athlete('SOUZA Bia', 'B'), athlete('REIS Cris', 'C')];
const rowTexts = ({ rows }: ReturnType<typeof contestHead>) =>
  rows.map(({ competitor, medal, rank, mark }) => [competitor.name, medal ?? rank, mark]);

describe('the head of a race', () => {
  const results = [line(ana, { rank: '1', result: '58.1' }), line(bia, { rank: '2', result: '58.4' })];

  it('names the event while no competitor has a place', () => {
    expect(contestHead(unit({ status: 'SCHEDULED' }), race)).toMatchObject({ kind: 'title', rows: [] });
  });

  it('shows medals with the marks they were won with, in the colors of the winner', () => {
    const podium = [won('gold', ana), won('silver', bia)];
    const head = contestHead(unit({ results, podium, outcome: outcomeWith('own', ana) }), race);
    expect([head.kind, head.flag]).toEqual(['places', '/flags/A.svg']);
    expect(rowTexts(head)).toEqual([
      ['LIMA Ana', 'gold', '58.1'],
      ['SOUZA Bia', 'silver', '58.4'],
    ]);
  });

  it('gives a shared medal to each of its winners', () => {
    const podium = [won('gold', ana), won('gold', bia), won('bronze', cris)];
    const head = contestHead(unit({ results, podium, outcome: outcomeWith('own', ana, bia) }), race);
    expect(head.rows.map(({ medal }) => medal)).toEqual(['gold', 'gold', 'bronze']);
  });

  it('shows totals for a combined event, never the marks of its last part, and names that part', () => {
    const parts = ['p1', 'p2', 'u'].map((id) => ({ unit: id, name: id }));
    const lines = [line(bia, { rank: '1', result: '4762', parts }), line(ana, { rank: '2', result: '4731', parts })];
    const podium = [won('gold', bia), won('silver', ana)];
    const overall = { of: 'event' as const, details: [], lines };
    const head = contestHead(unit({ results, podium, overall, outcome: outcomeWith('total', bia) }), race);
    expect(rowTexts(head)).toEqual([
      ['SOUZA Bia', 'gold', '4762'],
      ['LIMA Ana', 'silver', '4731'],
    ]);
    expect(head.part).toEqual({ number: 3, of: 3 });
    const without = contestHead(unit({ results, podium, outcome: outcomeWith('none', bia) }), race);
    expect(without.rows.map(({ mark }) => mark)).toEqual([undefined, undefined]);
  });

  it('shows places instead of medals while a correction is open', () => {
    const outcome = { decidedBy: 'correction' as const, winners: [], marks: 'none' as const };
    const head = contestHead(unit({ results, podium: [won('gold', bia)], outcome }), race);
    expect(rowTexts(head)[0]).toEqual(['LIMA Ana', '1', '58.1']);
  });

  it('shows no competitor of a void race, and no disqualified one', () => {
    expect(contestHead(unit({ results, rerun: { id: 'v', start: null } }), race).kind).toBe('title');
    const out = [line(ana, { rank: '1', irm: 'DSQ' }), line(bia, { rank: '1', result: '58.4' })];
    expect(rowTexts(contestHead(unit({ medal: null, results: out }), race))).toEqual([['SOUZA Bia', '1', '58.4']]);
  });
});

describe('a live race', () => {
  const split = (number: string, value: string, rank: string, diff: string): Fact => {
    const note = (code: string, of: string): Fact => ({ kind: 'other', phrase: null, code, value: of, facts: [] });
    const facts = [note('Rank', rank), note('Diff', diff)];
    return { kind: 'split', phrase: 'split', code: 'INTERMEDIATE', number, place: `${number}00 m`, value, facts };
  };
  const results = [line(ana), line(bia), line(cris)];
  const facts = new Map<ResultLineAnswer, Facts>([
    [results[0]!, [split('1', '31.2', '2', '+0.4'), split('2', '63.9', '2', '+1.5')]],
    [results[1]!, [split('1', '30.8', '1', '+0.0'), split('2', '62.4', '1', '+0.0')]],
    [results[2]!, [split('1', '32.0', '3', '+1.2')]],
  ]);
  const live = unit({ status: 'RUNNING', results });

  it('is led by the first at the last split, with the gaps there', () => {
    const head = contestHead(live, race, facts);
    expect(head.split?.place).toBe('200 m');
    expect(head.rows.map(({ competitor, mark, gap }) => [competitor.name, mark, gap]).slice(0, 2)).toEqual([
      ['SOUZA Bia', '62.4', undefined],
      ['LIMA Ana', '63.9', '+1.5'],
    ]);
  });

  const shownRows = (head: ReturnType<typeof contestHead>) =>
    head.rows.map(({ competitor, rank, mark, earlier }) => [competitor.name, rank, mark, earlier?.place]);

  it('V1: keeps three rows at a split: competitors who have not passed it keep their order and mark', () => {
    expect(shownRows(contestHead(live, race, facts))).toEqual([
      ['SOUZA Bia', '1', '62.4', undefined],
      ['LIMA Ana', '2', '63.9', undefined],
      ['REIS Cris', '3', '32.0', '100 m'],
    ]);
    const first = new Map(facts).set(results[2]!, [split('1', '32.0', '3', '+1.2'), split('3', '95.0', '1', '+0.0')]);
    expect(shownRows(contestHead(live, race, first))).toEqual([
      ['REIS Cris', '1', '95.0', undefined],
      ['SOUZA Bia', '2', '62.4', '200 m'],
      ['LIMA Ana', '3', '63.9', '200 m'],
    ]);
  });

  it('V1: keeps three rows and the gaps at the finish', () => {
    const done = { ...results[1]!, rank: '1', result: '124.0', diff: '0.00' };
    const second = { ...results[0]!, rank: '2', result: '125.5', diff: '1.50' };
    const finish = (...lines: ResultLineAnswer[]) =>
      contestHead(unit({ status: 'RUNNING', results: lines }), race, facts);
    expect(shownRows(finish(done, results[0]!, results[2]!))).toEqual([
      ['SOUZA Bia', '1', '124.0', undefined],
      ['LIMA Ana', '2', '63.9', '200 m'],
      ['REIS Cris', '3', '32.0', '100 m'],
    ]);
    expect(finish(done, second, results[2]!).rows.map(({ gap }) => gap)).toEqual([undefined, '+1.50', undefined]);
    const official = unit({
      results: [done, second],
      podium: [won('gold', bia), won('silver', ana)],
      outcome: outcomeWith('own', bia),
    });
    expect(contestHead(official, race).rows.map(({ gap }) => gap)).toEqual([undefined, '+1.50']);
    expect(contestHead(official, judged).rows.map(({ gap }) => gap)).toEqual([undefined, undefined]);
  });

  it('lists the others below in that order, then those still to pass, with their earlier marks', () => {
    const { results: lines, earlier } = runningRace(live, facts)!;
    expect([...earlier.values()].map(({ place, split: { value } }) => [place, value])).toEqual([[3, '32.0']]);
    expect(lines.map(({ competitor, rank, result }) => [competitor.name, rank, result])).toEqual([
      ['SOUZA Bia', '1', '62.4'],
      ['LIMA Ana', '2', '63.9'],
      ['REIS Cris', null, null],
    ]);
    expect(runningRace(unit({ status: 'OFFICIAL', results }), facts)).toBeUndefined();
    expect(runningRace(unit({ status: 'RUNNING', results }), new Map())).toBeUndefined();
    const finished = { ...results[2]!, rank: '1', result: '125.5' };
    const arriving = unit({
      status: 'RUNNING',
      results: [finished, results[0]!, results[1]!],
    });
    const arrived = runningRace(arriving, facts)!;
    expect(arrived.results.map(({ competitor }) => competitor.name)).toEqual(['REIS Cris', 'SOUZA Bia', 'LIMA Ana']);
    expect([arrived.split, [...arrived.earlier.values()].map(({ place }) => place)]).toEqual([undefined, [2, 3]]);
  });
});

describe('a contest with one competitor at a time', () => {
  const startList = [cris, ana, bia].map((competitor, index) =>
    line(competitor, { startOrder: String(index + 1), position: index + 1 }),
  );
  const status = 'RUNNING' as const;

  it('counts the finished competitors and shows the next one', () => {
    const results = [line(cris, { rank: '1', result: '13.2' }), line(ana), line(bia)];
    expect(contestHead(unit({ status, startList, results }), judged).progress).toEqual({ done: 1, of: 3, next: ana });
  });

  it('shows no count before the first and after the last, or in a race', () => {
    const all = [ana, bia, cris].map((competitor) => line(competitor, { rank: '1', result: '13.2' }));
    expect(contestHead(unit({ status, startList, results: all }), judged).progress).toBeUndefined();
    expect(contestHead(unit({ status, startList, results: [line(ana)] }), judged).progress).toBeUndefined();
    expect(contestHead(unit({ status, startList, results: all.slice(1) }), race).progress).toBeUndefined();
  });
});

describe('the head of a match', () => {
  const sidesOf = (home: Partial<ResultLineAnswer>, away: Partial<ResultLineAnswer>) => [
    line(ana, { side: 'home', ...home }),
    line(bia, { side: 'away', ...away }),
  ];
  const match = (more: Partial<UnitAnswer>) => unit({ isHeadToHead: true, medal: null, ...more });
  const results = sidesOf({ result: '67', wlt: 'L' }, { result: '70', wlt: 'W' });

  it('has both sides with their score; the winner is bold and gives the colors', () => {
    const head = contestHead(match({ results }), sets);
    expect(head.rows.map(({ mark, isWinner, isLoser }) => [mark, isWinner, isLoser])).toEqual([
      ['67', false, true],
      ['70', true, false],
    ]);
    expect([head.kind, head.flag]).toEqual(['sides', '/flags/B.svg']);
  });

  it('writes half points with a fraction sign', () => {
    const head = contestHead(match({ results: sidesOf({ result: '2.5' }, { result: '0.5' }) }), sets);
    expect(head.rows.map(({ mark }) => mark)).toEqual(['2½', '½']);
  });

  it('shows the medals, even the bronze of a third competitor', () => {
    const podium = [won('gold', bia), won('silver', ana), won('bronze', cris)];
    const head = contestHead(match({ medal: 'gold', results, podium, outcome: outcomeWith('own', bia) }), sets);
    expect(head.rows.map(({ medal }) => medal)).toEqual(['silver', 'gold']);
    expect(head.others.map(({ medal, competitor }) => [medal, competitor.name])).toEqual([['bronze', 'REIS Cris']]);
  });

  it('has no winner while the score is being confirmed', () => {
    const open = match({ results, status: 'FINISHED', resultStatus: 'LIVE' });
    expect(isBeingConfirmed(open)).toBe(true);
    expect(contestHead(open, sets).rows.map(({ isWinner, isLoser }) => isWinner || isLoser)).toEqual([false, false]);
    expect(isBeingConfirmed(match({ status: 'FINISHED', resultStatus: 'UNOFFICIAL' }))).toBe(false);
  });

  it('has no score before the start, and marks instead if both are disqualified', () => {
    const startList = sidesOf({}, {});
    const before = contestHead(match({ status: 'SCHEDULED', startList }), sets);
    expect(before.rows.map(({ mark, irm }) => [mark, irm])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    const both = contestHead(match({ results: sidesOf({ irm: 'DSQ', wlt: 'L' }, { irm: 'DSQ', wlt: 'L' }) }), sets);
    expect(both.rows.map(({ irm, isWinner }) => [irm, isWinner])).toEqual([
      ['DSQ', false],
      ['DSQ', false],
    ]);
  });

  it('shows the points of the current set next to the sets won, in sports with sets', () => {
    const set = { home: '1', away: '0', homePeriod: '14', awayPeriod: '11', duration: null };
    const live = match({
      status: 'RUNNING',
      results: sidesOf({ result: '1' }, { result: '0' }),
      moment: { period: { code: 'S2', name: 'Set 2', short: 'S2' } },
      periods: [{ code: 'S2', ...set }],
    });
    expect(contestHead(live, sets).rows.map(({ points }) => points)).toEqual(['14', '11']);
    expect(contestHead(live, race).rows.map(({ points }) => points)).toEqual([undefined, undefined]);
  });

  it('names both members of a pair below their team, and no members of a larger one', () => {
    const member = (name: string) => ({ id: name, name }) as never;
    const team = (name: string, members: string[]) =>
      line({ ...athlete(name), type: 'team', members: members.map(member) } as Competitor, { result: '1' });
    const results = [team('Acre', ['LIMA Ana', 'REIS Cris']), team('Pará', ['A B', 'C D', 'E F'])];
    expect(contestHead(match({ results }), sets).rows.map(({ pair }) => pair)).toEqual([
      ['Ana Lima', 'Cris Reis'],
      undefined,
    ]);
  });

  it('shows the event if no competitor is known yet', () => {
    expect(contestHead(match({ status: 'SCHEDULED' }), sets).kind).toBe('title');
  });
});

describe('the countdown', () => {
  const start = '2026-11-20T15:00:00-03:00';
  const at = (time: string, more: Partial<UnitAnswer> = {}) =>
    minutesToStart(
      unit({ status: 'START_LIST', start, isStartHidden: false, ...more }),
      new Date(`2026-11-20T${time}-03:00`),
    );

  it('is shown in the last hour, in whole minutes', () => {
    expect([at('13:59:00'), at('14:00:00'), at('14:18:30'), at('15:00:00'), at('15:01:30')]).toEqual([
      undefined,
      60,
      42,
      0,
      undefined,
    ]);
  });

  it('is not shown for live, canceled or postponed contests, or without a time', () => {
    const states = ['RUNNING', 'OFFICIAL', 'CANCELLED', 'POSTPONED'] as const;
    expect(states.map((status) => at('14:30:00', { status }))).toEqual(states.map(() => undefined));
    expect([at('14:30:00', { isStartHidden: true }), at('14:30:00', { start: null })]).toEqual([undefined, undefined]);
  });
});

it('the wind of a race has a sign and its unit', () => {
  expect(['-0.5', '1.2', '+2.1', '0.0'].map(windText)).toEqual([
    '\u22120.5\u00a0m/s',
    '+1.2\u00a0m/s',
    '+2.1\u00a0m/s',
    '0.0\u00a0m/s',
  ]);
});
