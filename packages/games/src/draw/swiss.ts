import { drawTexts, joinTexts, withNumber } from './draw-words.ts';
import type { DrawnEvent, EarlierDraw, PlannedContest, PlannedSide, StoredDraw } from './drawn-event.ts';
import { drawOrder } from './entrant.ts';
import type { Chance, DrawEntrant } from './entrant.ts';
import { contestKey, contestNumber } from './plan-contests.ts';
import { pairSwissRound } from './swiss-pairing.ts';
import type { SwissPlayer, SwissRound } from './swiss-pairing.ts';

const phase = 'SWS';
/** Follows all seeds. */
const unseeded = 1000;

/** A game on a board; of a bye, the second side is nobody. */
interface Game {
  board: number;
  sides: [PlannedSide, PlannedSide];
}

/** Round of a contest of a Swiss tournament: its number is `305` on the fifth board of the third round. */
export const swissRound = (key: string): number => Math.floor(contestNumber(key) / 100);

/** Number of rounds of a Swiss tournament that are drawn. */
export const countDrawnRounds = ({ contests }: Pick<StoredDraw, 'contests'>): number =>
  Math.max(0, ...contests.map(({ key }) => swissRound(key)));

/** Draws the first round, in which delegations are kept apart as far as possible. */
export function drawSwiss(entrants: readonly DrawEntrant[], chance: Chance): DrawnEvent {
  const players = drawOrder(entrants, chance).map(({ id, delegation }): SwissPlayer => ({
    id,
    delegation,
    score: 0,
    opponents: [],
    colors: [],
    hasHadBye: false,
  }));
  // Everybody may meet in the first round.
  return planSwiss([gamesOf(pairSwissRound(players, chance() < 0.5 ? 'white' : 'black')!)]);
}

/** A finished game of a Swiss tournament. */
export interface SwissResult {
  key: string;
  /** Points of the first and the second side: 1, ½ or 0. */
  points: readonly [number, number];
}

/**
 * Draws the next round from the results of the rounds before. White plays on the first side.
 *
 * @returns undefined if all who are left have met
 */
export function drawSwissRound(
  stored: StoredDraw,
  entrants: readonly DrawEntrant[],
  results: readonly SwissResult[],
): StoredDraw | undefined {
  const points = new Map(results.map((result) => [result.key, result.points]));
  const games = stored.contests.map(({ key, sides }) => ({ key, ids: sides.map(entrantOf) }));
  const firstSeen = new Map<string, number>();
  for (const { ids } of games)
    for (const id of ids) if (id !== undefined && !firstSeen.has(id)) firstSeen.set(id, firstSeen.size);
  const present = entrants
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .toSorted(
      (a, b) =>
        (a.seed ?? unseeded) - (b.seed ?? unseeded) ||
        (firstSeen.get(a.id) ?? firstSeen.size) - (firstSeen.get(b.id) ?? firstSeen.size),
    );
  const players = present.map(({ id }): SwissPlayer => {
    const own = games.filter(({ ids }) => ids.includes(id));
    const met = own.filter(({ ids }) => ids.every((side) => side !== undefined));
    return {
      id,
      score: own.reduce(
        (sum, { key, ids }) =>
          sum + (met.some((game) => game.key === key) ? (points.get(key)?.[ids.indexOf(id)] ?? 0) : 1),
        0,
      ),
      opponents: met.flatMap(({ ids }) => ids.filter((other): other is string => other !== undefined && other !== id)),
      colors: met.map(({ ids }) => (ids[0] === id ? 'white' : 'black')),
      hasHadBye: met.length < own.length,
    };
  });
  const round = players.length < 2 ? undefined : pairSwissRound(players);
  if (!round) return undefined;
  const number = countDrawnRounds(stored) + 1;
  return {
    ...stored,
    contests: [
      ...stored.contests,
      ...gamesOf(round).map(({ board, sides }) => ({
        key: keyOf(number, board),
        sides: [...sides],
        stage: number - 1,
      })),
    ],
  };
}

/**
 * A published Swiss tournament after entries have changed. Games that have begun stay, and the byes of a round in which
 * one has. In other games, the opponent of a withdrawn player has a bye, and a late player takes a free place against
 * that opponent; all others who are late begin in the next round.
 */
export function keepSwiss({ stored, begun }: EarlierDraw, entrants: readonly DrawEntrant[]): DrawnEvent | undefined {
  const present = new Set(entrants.flatMap(({ id, isWithdrawn }) => (isWithdrawn ? [] : id)));
  const placed = new Set(stored.contests.flatMap(({ sides }) => sides.flatMap((side) => entrantOf(side) ?? [])));
  const late = entrants.filter(({ id, isWithdrawn }) => !isWithdrawn && !placed.has(id)).map(({ id }) => id);
  const last = countDrawnRounds(stored);
  const rounds = Array.from({ length: last }, (_, index) =>
    stored.contests.filter(({ key }) => swissRound(key) === index + 1),
  );
  const hasBegun = rounds.at(-1)?.some(({ key }) => begun.has(key)) ?? false;
  const kept = rounds.map((contests, index) =>
    contests.flatMap(({ key, sides }): Game[] => {
      const board = contestNumber(key) % 100;
      const pair: Game['sides'] = [sides[0]!, sides[1]!];
      const isPastBye = hasBegun && pair.some((side) => 'bye' in side);
      if (index + 1 < last || begun.has(key) || isPastBye) return [{ board, sides: pair }];
      const staying = pair.filter((side) => present.has(entrantOf(side) ?? ''));
      const [first] = staying;
      if (!first) return [];
      if (staying.length === 2) return [{ board, sides: pair }];
      const newcomer = late.shift();
      const other: PlannedSide = newcomer === undefined ? { bye: true } : { entrant: newcomer };
      // A bye is the second side; a newcomer takes the side that is free.
      return [{ board, sides: newcomer !== undefined && first === pair[1] ? [other, first] : [first, other] }];
    }),
  );
  return kept.every((games) => games.length > 0) ? planSwiss(kept) : undefined;
}

const entrantOf = (side: PlannedSide): string | undefined => ('entrant' in side ? side.entrant : undefined);

const gamesOf = ({ games, bye }: SwissRound): Game[] => [
  ...games.map(({ white, black }, index): Game => ({
    board: index + 1,
    sides: [{ entrant: white }, { entrant: black }],
  })),
  ...(bye === undefined ? [] : [{ board: games.length + 1, sides: [{ entrant: bye }, { bye: true }] } satisfies Game]),
];

const keyOf = (round: number, board: number): string => contestKey(phase, round * 100 + board);

function planSwiss(rounds: readonly (readonly Game[])[]): DrawnEvent {
  const stages = rounds.map((games, index) =>
    games.map(({ sides, board }): PlannedContest => {
      const isBye = 'bye' in sides[1];
      const round = withNumber(drawTexts.round, index + 1);
      return {
        key: keyOf(index + 1, board),
        phase,
        number: (index + 1) * 100 + board,
        name: joinTexts(round, isBye ? drawTexts.bye : withNumber(drawTexts.board, board)),
        sides: [...sides],
        isDuel: true,
      };
    }),
  );
  return {
    phases: [{ code: phase, name: drawTexts.swiss, kind: 'pool', pool: 'A' }],
    contests: stages.flat(),
    stages: stages.map((contests) => contests.map(({ key }) => key)),
  };
}
