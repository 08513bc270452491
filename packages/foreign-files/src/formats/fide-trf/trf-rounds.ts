import type { Pairing, Player, Tournament } from './trf-file.ts';

/** A game with White first. */
export interface Game {
  white: Player;
  black: Player;
  /** Result of White; undefined while it is not played. */
  result: 'W' | 'L' | 'T' | undefined;
  /** Sides that did not come. */
  absent: ReadonlySet<Player>;
}

export interface Round {
  number: number;
  games: Game[];
  /** Players with a point, or half of one, without an opponent. */
  byes: Player[];
}

const outcomes: Readonly<Record<string, 'W' | 'L' | 'T'>> = {
  1: 'W',
  '+': 'W',
  W: 'W',
  0: 'L',
  '-': 'L',
  L: 'L',
  '=': 'T',
  D: 'T',
};
const outcomeOf = ({ result }: Pairing): 'W' | 'L' | 'T' | undefined => new Map(Object.entries(outcomes)).get(result);
const opposite = { W: 'L', L: 'W', T: 'T' } as const;

/** The rounds with their games, from the lines of both players; games that only one of them has are counted. */
export function readRounds({ players }: Tournament, unmatched: (count: number) => void): Round[] {
  const count = Math.max(0, ...[...players.values()].map(({ pairings }) => pairings.length));
  const scores = new Map<Player, number>();
  const rounds: Round[] = [];
  for (let index = 0; index < count; index += 1) {
    const round: Round = { number: index + 1, games: [], byes: [] };
    const seen = new Set<Player>();
    for (const player of players.values()) {
      const pairing = player.pairings[index];
      if (!pairing || seen.has(player)) continue;
      if (pairing.opponent === undefined) {
        if (/^[HFU]$/u.test(pairing.result)) round.byes.push(player);
        continue;
      }
      const other = players.get(pairing.opponent);
      const back = other?.pairings[index];
      if (!other || other === player || back?.opponent !== player.number || seen.has(other)) {
        unmatched(1);
        continue;
      }
      seen.add(player).add(other);
      round.games.push(gameOf(player, pairing, other, back));
    }
    round.games = round.games.toSorted(
      (one, other) =>
        points(other, scores) - points(one, scores) ||
        Math.min(one.white.number, one.black.number) - Math.min(other.white.number, other.black.number),
    );
    addScores(round, scores);
    if (round.games.length > 0 || round.byes.length > 0) rounds.push(round);
  }
  return rounds;
}

/** Boards follow the points of their players, as in the rules of pairing. */
const points = ({ white, black }: Game, scores: ReadonlyMap<Player, number>): number =>
  Math.max(scores.get(white) ?? 0, scores.get(black) ?? 0) * 100 + (scores.get(white) ?? 0) + (scores.get(black) ?? 0);

function addScores({ games, byes }: Round, scores: Map<Player, number>): void {
  const add = (player: Player, value: number): void => void scores.set(player, (scores.get(player) ?? 0) + value);
  for (const { white, black, result } of games) {
    if (result === undefined) continue;
    add(white, result === 'W' ? 1 : result === 'T' ? 0.5 : 0);
    add(black, result === 'L' ? 1 : result === 'T' ? 0.5 : 0);
  }
  for (const player of byes) add(player, 1);
}

function gameOf(player: Player, pairing: Pairing, other: Player, back: Pairing): Game {
  const isBlack = pairing.color === 'b' || back.color === 'w';
  const [white, black] = isBlack ? [other, player] : [player, other];
  const [own, reply] = isBlack ? [back, pairing] : [pairing, back];
  const given = outcomeOf(own);
  const replied = outcomeOf(reply);
  const bothLost = given === 'L' && replied === 'L';
  const result = bothLost ? undefined : (given ?? (replied && opposite[replied]));
  const absent = new Set([...(own.result === '-' ? [white] : []), ...(reply.result === '-' ? [black] : [])]);
  return { white, black, result, absent };
}

/** Returns whether a game was played or decided without playing. */
export const isDecided = ({ result, absent }: Game): boolean => result !== undefined || absent.size > 0;
