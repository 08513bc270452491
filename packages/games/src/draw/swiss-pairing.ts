/** Pairs a round of a Swiss tournament in the order of the Dutch system. */
import { perfectMatching } from './perfect-matching.ts';

/** A player before a round, with the finished rounds. */
export interface SwissPlayer {
  id: string;
  /** Players of one delegation do not meet if that is possible. Absent: the player may meet everybody. */
  delegation?: string;
  /** Points of the rounds before, a bye included. */
  score: number;
  /** Opponents in the order of the rounds. */
  opponents: readonly string[];
  /** Colors in the order of the games; a bye has none. */
  colors: readonly SwissColor[];
  hasHadBye: boolean;
}

export type SwissColor = 'white' | 'black';

export interface SwissRound {
  /** The first board has the best players. */
  games: { white: string; black: string }[];
  bye?: string;
}

/**
 * Draws a round. Nobody meets the same opponent twice, and nobody has a second bye, which goes to the lowest player.
 * From the top, each player gets the best opponent with whom the others can still be paired: of the same score, who
 * needs the other color, and near to the player half a score group below. Nobody plays the same color three times in a
 * row or two times more than the other one, unless there is no other way to pair everybody.
 *
 * @param players by number at the start of the tournament
 * @param firstColor of the first player in the first round
 * @returns undefined if the players cannot be paired without a game that has been played
 */
export function pairSwissRound(
  players: readonly SwissPlayer[],
  firstColor: SwissColor = 'white',
): SwissRound | undefined {
  const order = players
    .map((player, number) => ({ player, number }))
    .toSorted((a, b) => b.player.score - a.player.score || a.number - b.number)
    .map(({ player }) => player);
  for (const [isColorKept, isApart] of strictness) {
    const mayMeet = (a: SwissPlayer, b: SwissPlayer): boolean =>
      !a.opponents.includes(b.id) && (!isColorKept || !isColorLost(a, b)) && (!isApart || !isSameDelegation(a, b));
    const round = pairAll(order, mayMeet);
    if (!round) continue;
    const numbers = new Map(players.map(({ id }, number) => [id, number]));
    const games = round.pairs.map(([upper, lower]) => {
      const initial = numbers.get(upper.id)! % 2 === 0 ? firstColor : opposite(firstColor);
      return colorOfUpper(upper, lower, initial) === 'white'
        ? { white: upper.id, black: lower.id }
        : { white: lower.id, black: upper.id };
    });
    return { games, ...(round.bye && { bye: round.bye.id }) };
  }
  return undefined;
}

/** Wishes that are given up in turn: that colors alternate, and that players of a delegation do not meet. */
const strictness = [
  [true, true],
  [false, true],
  [true, false],
  [false, false],
] as const;

const isSameDelegation = (a: SwissPlayer, b: SwissPlayer): boolean =>
  a.delegation !== undefined && a.delegation === b.delegation;

/**
 * Games inside of a delegation that cannot be avoided before anybody has met: one is larger than all others together.
 */
function fewestInside(players: readonly SwissPlayer[]): number {
  const delegations = Map.groupBy(players, ({ delegation }) => delegation);
  const sizes = [...delegations].map(([delegation, { length }]) => (delegation === undefined ? 0 : length));
  return Math.max(0, ...sizes.map((size) => Math.floor((2 * size - players.length) / 2)));
}

type MayMeet = (a: SwissPlayer, b: SwissPlayer) => boolean;

const canBePaired = (players: readonly SwissPlayer[], mayMeet: MayMeet): boolean =>
  perfectMatching(players.length, (a, b) => mayMeet(players[a]!, players[b]!)) !== undefined;

function pairAll(
  order: readonly SwissPlayer[],
  mayMeet: MayMeet,
): { pairs: [SwissPlayer, SwissPlayer][]; bye?: SwissPlayer } | undefined {
  const withoutBye = (bye: SwissPlayer): SwissPlayer[] => order.filter((player) => player !== bye);
  const bye =
    order.length % 2 === 0
      ? undefined
      : order.findLast((player) => !player.hasHadBye && canBePaired(withoutBye(player), mayMeet));
  if (order.length % 2 === 1 && !bye) return undefined;
  let waiting = bye ? withoutBye(bye) : [...order];
  if (!bye && !canBePaired(waiting, mayMeet)) return undefined;
  const pairs: [SwissPlayer, SwissPlayer][] = [];
  while (waiting.length > 0) {
    const [player, ...others] = waiting as [SwissPlayer, ...SwissPlayer[]];
    const opponent = byFitness(player, others).find(
      (other) => mayMeet(player, other) && canBePaired(without(others, other), mayMeet),
    );
    // A perfect matching exists, so the first player has an opponent in it.
    if (!opponent) return undefined;
    pairs.push([player, opponent]);
    waiting = without(others, opponent);
  }
  return { pairs, ...(bye && { bye }) };
}

const without = (players: readonly SwissPlayer[], left: SwissPlayer): SwissPlayer[] =>
  players.filter((player) => player !== left);

/** Opponents from the most to the least suitable. @param others by score and number, the best first */
function byFitness(player: SwissPlayer, others: readonly SwissPlayer[]): SwissPlayer[] {
  const ofScore = Map.groupBy(others, ({ score }) => score);
  const distance = (other: SwissPlayer): number => {
    const group = ofScore.get(other.score)!;
    // A player of a higher score meets the best of the group below; otherwise the upper half meets the lower half.
    const ideal = other.score === player.score ? Math.max(0, Math.floor((group.length + 1) / 2) - 1) : 0;
    const place = group.indexOf(other) - ideal;
    return place >= 0 ? place : group.length - place;
  };
  return others
    .map((other) => ({
      other,
      keys: [
        Number(isSameDelegation(player, other)) + fewestInside(without(others, other)),
        player.score - other.score,
        wantedColor(player) === wantedColor(other) ? colorNeed(player, other) : 0,
        distance(other),
      ],
    }))
    .toSorted((a, b) => firstDifference(a.keys, b.keys))
    .map(({ other }) => other);
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, place) => value !== b[place]);
  return index === -1 ? 0 : a[index]! - b[index]!;
}

const opposite = (color: SwissColor): SwissColor => (color === 'white' ? 'black' : 'white');

/** Games with white more than with black. */
const surplus = ({ colors }: SwissPlayer): number =>
  colors.reduce((sum, color) => sum + (color === 'white' ? 1 : -1), 0);

/** The color that balances a player's games; undefined before the first one. */
function wantedColor(player: SwissPlayer): SwissColor | undefined {
  const balance = surplus(player);
  const last = player.colors.at(-1);
  if (isAbsolute(player) && Math.abs(balance) < 2) return opposite(last!);
  if (balance !== 0) return balance > 0 ? 'black' : 'white';
  return last && opposite(last);
}

/** A player who must not get the other color: two games more with one color, or the last two games with it. */
const isAbsolute = (player: SwissPlayer): boolean =>
  Math.abs(surplus(player)) >= 2 || (player.colors.length >= 2 && player.colors.at(-1) === player.colors.at(-2));

/** 3: must have the color; 2: should have it to balance the games; 1: as a change; 0: any. */
const strength = (player: SwissPlayer): number =>
  isAbsolute(player) ? 3 : surplus(player) !== 0 ? 2 : player.colors.length > 0 ? 1 : 0;

const colorNeed = (a: SwissPlayer, b: SwissPlayer): number => Math.min(strength(a), strength(b));

/** Both must have the same color. */
const isColorLost = (a: SwissPlayer, b: SwissPlayer): boolean =>
  isAbsolute(a) && isAbsolute(b) && wantedColor(a) === wantedColor(b);

/** @param initial color of the upper player if neither has played */
function colorOfUpper(upper: SwissPlayer, lower: SwissPlayer, initial: SwissColor): SwissColor {
  const [mine, theirs] = [wantedColor(upper), wantedColor(lower)];
  if (!mine && !theirs) return initial;
  if (!mine || !theirs) return mine ?? opposite(theirs!);
  if (mine !== theirs) return mine;
  const difference = strength(upper) - strength(lower) || Math.abs(surplus(upper)) - Math.abs(surplus(lower));
  if (difference !== 0) return difference > 0 ? mine : opposite(mine);
  const changed = lastDifference(upper.colors, lower.colors);
  // The player who had the wanted color earlier gives it to the other one.
  return changed ? opposite(changed) : mine;
}

/** The color that the first player had when the two last had different ones. */
function lastDifference(mine: readonly SwissColor[], theirs: readonly SwissColor[]): SwissColor | undefined {
  for (let back = 1; back <= Math.min(mine.length, theirs.length); back += 1)
    if (mine.at(-back) !== theirs.at(-back)) return mine.at(-back);
  return undefined;
}
