import { applySteps, enteredResult, judgeScore, sideScore } from '@podium/games';
import type { CountedParts, EnteredContest, EnteredStep, EntryRules } from '@podium/games';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTennis } from './count.ts';

type Draft = EnteredStep extends infer Step ? (Step extends EnteredStep ? Omit<Step, 'id' | 'at'> : never) : never;
type Side = 'home' | 'away';
const singles = countTennis({ hasMatchTieBreak: false });
const doubles = countTennis({ hasMatchTieBreak: true });
const players = [
  { competitor: 'A', start: null, side: 'home' },
  { competitor: 'B', start: null, side: 'away' },
] as const;
const point = (side: Side): Draft => ({ do: 'score', side, points: 1, action: 'POINT' });
const set = (period: string, home: number, away: number): Draft => ({ do: 'period-score', period, home, away });
/** Points in order: `hha` is two of the home side and one of the other. */
const points = (text: string): Draft[] => Array.from(text, (letter) => point(letter === 'h' ? 'home' : 'away'));
const games = (text: string): Draft[] => points(Array.from(text, (letter) => letter.repeat(4)).join(''));
const makeSteps = (drafts: readonly Draft[]): EnteredStep[] =>
  drafts.map((draft, index) => ({ ...draft, id: `step-${index}`, at: '2026-11-25T12:00:00Z' }));
const play = (drafts: readonly Draft[], count = singles): EnteredContest =>
  applySteps(players, makeSteps(drafts), count);
const rulesOf = (count: typeof singles): EntryRules => ({
  contest: 'sides',
  mark: 'points',
  better: 'higher',
  decimals: 0,
  tieBreak: 'shared',
  count,
});
const judge = (entered: EnteredContest, count = singles): string[] => {
  const rules = rulesOf(count);
  return judgeScore({ entered, lines: enteredResult(entered, rules), rules, needsWinner: true }).map(
    ({ code }) => code,
  );
};
const setScores = ({ periods }: EnteredContest): string[] =>
  periods.map(({ code, home, away }) => `${code} ${home}:${away}`);
const spokenPoints = ({ periods }: EnteredContest): string => {
  const score = singles.innerScore!(periods.at(-1)!);
  return score ? `${score.home} ${score.away}` : '';
};

const firstFacts = (drafts: readonly Draft[]) =>
  play(drafts)
    .periods.slice(0, 1)
    .flatMap((set) => singles.facts?.(set) ?? []);

/** Six games each, and then these points of the tie-break. */
const tieBreak = (text: string): Draft[] => [...games('hahahahahaha'), ...points(text)];

describe('points', () => {
  it.each([
    ['h', '15 0'],
    ['ha', '15 15'],
    ['hhaha', '40 30'],
    ['hhhaaa', '40 40'],
    ['hhhaaaa', '40 AD'],
    ['hhhaaaah', '40 40'],
    ['hhhaaahah', 'AD 40'],
    ['hhhaaahahh', '0 0'],
    ['hhhh', '0 0'],
    ['hhhaaahh', '0 0'],
  ])('from %s are shown as %s', (text, expected) => expect(spokenPoints(play(points(text)))).toBe(expected));

  it('of a tie-break are numbers', () => {
    expect(spokenPoints(play(tieBreak('hhhhha')))).toBe('5 1');
  });
});

describe('sets', () => {
  it.each<[string, Draft[], string[], [number, number]]>([
    ['end with six games', games('hhhhhh'), ['S1 6:0'], [1, 0]],
    ['continue at six to five', games('hahahahahah'), ['S1 6:5'], [0, 0]],
    ['end at seven to five', games('hahahahahahh'), ['S1 7:5'], [1, 0]],
    ['continue at six all', tieBreak(''), ['S1 6:6'], [0, 0]],
    ['continue with six points in the tie-break', tieBreak('hhhhhh'), ['S1 6:6'], [0, 0]],
    ['end with seven points in the tie-break', tieBreak('aaaaaaa'), ['S1 6:7'], [0, 1]],
    ['continue while the lead in the tie-break is one', tieBreak('hahahahahahah'), ['S1 6:6'], [0, 0]],
    ['end with a tie-break of nine to seven', tieBreak('hahahahahahahahh'), ['S1 7:6'], [1, 0]],
    ['begin with the next point', [...games('hhhhhh'), point('away')], ['S1 6:0', 'S2 0:0'], [1, 0]],
  ])('%s', (_name, drafts, expected, [home, away]) => {
    const contest = play(drafts);
    expect(setScores(contest)).toEqual(expected);
    expect(sideScore(contest, singles)).toEqual({ home, away });
  });

  it('keep the points of their tie-break', () => {
    expect(firstFacts(tieBreak('hhahhahhh'))).toEqual([{ code: 'TIE_BREAK_POINTS', value: '7–2' }]);
  });

  it('name the current game', () => {
    expect(firstFacts(points('hhh'))).toEqual([{ code: 'GAME_POINTS', value: '40–0' }]);
  });

  it('can be entered as a whole, and points continue in the next one', () => {
    const contest = play([set('S1', 4, 6), ...points('h')]);
    expect([setScores(contest), contest.period]).toEqual([['S1 4:6', 'S2 0:0'], 'S2']);
  });
});

it('a third set of doubles is a match tie-break to ten with a lead of two', () => {
  const level = [set('S1', 6, 4), set('S2', 4, 6)];
  const nine = play([...level, ...points('hahahahahahahahaha')], doubles);
  expect([setScores(nine).at(-1), sideScore(nine, doubles)]).toEqual(['S3 9:9', { home: 1, away: 1 }]);
  const won = play([...level, ...points('hahahahahahahahahahh')], doubles);
  expect([setScores(won).at(-1), sideScore(won, doubles), judge(won, doubles)]).toEqual([
    'S3 11:9',
    { home: 2, away: 1 },
    [],
  ]);
});

it('the play-by-play lists games and sets', () => {
  const { actions } = play([...games('hhhhha'), ...points('hhhh')]);
  expect(actions.map(({ action, period, home, away }) => `${period} ${action} ${home}:${away}`).slice(4)).toEqual([
    'S1 GAME 5:0',
    'S1 GAME 5:1',
    'S1 SET 6:1',
  ]);
});

describe('a finished match', () => {
  it.each<[string, Draft[], string[]]>([
    ['two sets', [set('S1', 6, 4), set('S2', 7, 6)], []],
    ['three sets', [set('S1', 6, 4), set('S2', 5, 7), set('S3', 6, 0)], []],
    ['one set', [set('S1', 6, 4)], ['fewParts']],
    ['a set each', [set('S1', 6, 4), set('S2', 4, 6)], ['level']],
    ['a set of 6:5', [set('S1', 6, 5), set('S2', 6, 0)], ['partScore']],
    ['a set of 8:6', [set('S1', 6, 4), set('S2', 8, 6)], ['partScore']],
    ['a set after the end', [set('S1', 6, 4), set('S2', 6, 4), set('S3', 6, 4)], ['partAfterEnd']],
    ['a level set', [set('S1', 6, 6), set('S2', 6, 0), set('S3', 6, 0)], ['levelPart']],
    ['a retirement', [set('S1', 3, 2), { do: 'mark', competitor: 'B', mark: null, irm: 'RET' }], []],
  ])('raises a doubt only about impossible sets: %s', (_name, drafts, expected) =>
    expect(judge(play(drafts))).toEqual(expected),
  );
});

const rally = fc.array(fc.constantFrom<Side>('home', 'away'), { maxLength: 400 });

describe.each([
  ['singles', singles],
  ['doubles', doubles],
])('any points of %s', (_name, count) => {
  it('give a legal score', () => {
    fc.assert(
      fc.property(rally, (sides) => {
        const contest = play(sides.map(point), count);
        const { home, away } = sideScore(contest, count);
        const isOver = home === 2 || away === 2;
        expect(Math.max(home, away)).toBeLessThanOrEqual(2);
        const doubts = judge(contest, count);
        if (isOver) expect(doubts).toEqual([]);
        // Finished sets end at possible scores.
        const done = contest.periods.filter(({ code }) => isOver || code !== contest.period);
        expect(count.judge(done).filter((doubt) => doubt.code !== 'fewParts')).toEqual([]);
      }),
    );
  });

  it('are won by the side with the last point that counts', () => {
    fc.assert(
      fc.property(rally, (sides) => {
        let counted: CountedParts = { periods: [], period: null };
        let last: Side | undefined;
        for (const side of sides) {
          const next = count.apply(counted, { side, points: 1 });
          if (next === counted) break;
          counted = next;
          last = side;
        }
        const finished = play([...sides.map(point), { do: 'finish' }], count);
        expect(finished.periods).toEqual(counted.periods);
        const { home, away } = sideScore(finished, count);
        if (home < 2 && away < 2) return;
        const winner = enteredResult(finished, rulesOf(count)).find(({ wlt }) => wlt === 'W');
        expect(winner?.side).toBe(last);
      }),
    );
  });

  it('are the same after a point is added and undone', () => {
    fc.assert(
      fc.property(rally, fc.constantFrom<Side>('home', 'away'), (sides, side) => {
        const before = sides.map(point);
        const undone = play([...before, point(side), { do: 'undo', step: `step-${before.length}` }], count);
        const { undoneIds: _undone, ...state } = undone;
        expect({ ...state, undoneIds: new Set(), beganAt: null }).toEqual({ ...play(before, count), beganAt: null });
      }),
    );
  });
});

describe('the tie-break of a set', () => {
  const tieBreak = (home: number, away: number, decider: { home: number; away: number }): string[] =>
    singles.judge([{ code: 'S1', home, away, tallies: { points: decider } }]).map(({ code }) => code);

  it.each([
    [7, 6, { home: 7, away: 5 }, true],
    [7, 6, { home: 7, away: 0 }, true],
    [6, 7, { home: 10, away: 12 }, true],
    [7, 6, { home: 7, away: 6 }, false],
    [7, 6, { home: 8, away: 5 }, false],
    [7, 6, { home: 5, away: 7 }, false],
    [7, 6, { home: 6, away: 4 }, false],
  ] as const)('ends a set of %i:%i at %o: %s', (home, away, decider, isPossible) => {
    expect(tieBreak(home, away, decider).includes('decider')).toBe(!isPossible);
  });

  it('is entered with the score of its set only, and never in a match tie-break', () => {
    const has = (count: typeof singles, code: string, home: number, away: number): boolean =>
      count.hasDecider!({ code, home, away });
    expect([has(singles, 'S3', 7, 6), has(singles, 'S1', 7, 5), has(singles, 'S1', 6, 6)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([has(doubles, 'S1', 6, 7), has(doubles, 'S3', 7, 6)]).toEqual([true, false]);
  });
});
