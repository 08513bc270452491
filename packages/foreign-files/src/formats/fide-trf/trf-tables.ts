import { drawTexts } from '@podium/games';
import type { Texts } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { joined, own } from '../../six-texts.ts';
import { stableId } from '../../stable-id.ts';
import type { Player, Tournament } from './trf-file.ts';
import { isDecided } from './trf-rounds.ts';
import type { Game, Round } from './trf-rounds.ts';

const hiddenStart = '09:00';

/** Everything that rows of games refer to. */
export interface ChessContext {
  tournament: Tournament;
  phase: string;
  venue: string | undefined;
  /** Ids of people by their rank number. */
  people: ReadonlyMap<number, string>;
  /** First day, for rounds without one. */
  day: string;
}

export interface GameRows {
  units: FolderRow[];
  results: FolderRow[];
  details: FolderRow[];
}

/** The rounds of an individual tournament: each is one row of the schedule, which contains its boards. */
export function roundRows(rounds: readonly Round[], context: ChessContext): GameRows {
  const rows: GameRows = { units: [], results: [], details: [] };
  for (const round of rounds) {
    const name = joined(' ', drawTexts.round, String(round.number));
    const parent = stableId(context.phase, `R${round.number}`);
    rows.units.push(unitRow(parent, { name, order: round.number, round, context, states: round.games.map(isDecided) }));
    for (const [index, game] of round.games.entries())
      addGame(game, rows, {
        id: stableId(parent, String(index + 1)),
        parent,
        name: joined(', ', name, joined(' ', drawTexts.board, String(index + 1))),
        order: index + 1,
        round,
        context,
      });
    for (const player of round.byes)
      addBye(player, rows, { parent, name: joined(', ', name, drawTexts.bye), round, context });
  }
  return rows;
}

interface UnitFacts {
  name: Texts;
  order: number;
  round: Round;
  context: ChessContext;
  parent?: string;
  /** True if each of its games is decided. */
  states: readonly boolean[];
}

export function unitRow(id: string, { name, order, round, context, parent, states }: UnitFacts): FolderRow {
  const { tournament, phase, venue, day } = context;
  const isOver = states.length > 0 && states.every(Boolean);
  return row({
    id,
    type: 'competition',
    phase,
    parent,
    ...texts('name', name),
    ...texts(
      'description',
      parent === undefined && tournament.control !== undefined ? own(tournament.control) : undefined,
    ),
    number: parent === undefined ? round.number : undefined,
    order,
    start: `${tournament.days[round.number - 1] ?? day} ${hiddenStart}`,
    hide_start: 'true',
    status: isOver ? 'FINISHED' : states.some(Boolean) ? 'RUNNING' : 'SCHEDULED',
    result_status: isOver ? 'OFFICIAL' : parent === undefined ? undefined : 'START_LIST',
    venue,
  });
}

/** A game: White is the first side. */
export function addGame(
  game: Game,
  rows: GameRows,
  { id, ...facts }: Omit<UnitFacts, 'states'> & { id: string; parent: string },
): void {
  rows.units.push(unitRow(id, { ...facts, states: [isDecided(game)] }));
  const { people } = facts.context;
  for (const [index, player] of [game.white, game.black].entries()) {
    const outcome = outcomeFor(game, index);
    const isAbsent = game.absent.has(player);
    const competitor = people.get(player.number)!;
    rows.results.push(
      row({
        level: 'unit',
        ref: id,
        sort: index + 1,
        competitor_type: 'person',
        competitor,
        start_order: index + 1,
        side: index === 0 ? 'home' : 'away',
        result_type: isAbsent ? 'IRM' : isDecided(game) ? 'POINTS' : undefined,
        result: isAbsent || !isDecided(game) ? undefined : scoreOf(outcome),
        irm: isAbsent ? 'DNS' : undefined,
        wlt: outcome,
      }),
    );
    rows.details.push(...factsOf(player, { level: 'unit', ref: id, competitor }));
  }
}

/** Outcome of a side: 0 is White. */
function outcomeFor({ result }: Game, side: number): 'W' | 'L' | 'T' | undefined {
  if (result === undefined || result === 'T' || side === 0) return result;
  return result === 'W' ? 'L' : 'W';
}

/** Half a point is `0.5`, which pages show as ½. */
const scoreOf = (outcome: 'W' | 'L' | 'T' | undefined): string =>
  outcome === 'W' ? '1' : outcome === 'T' ? '0.5' : '0';

/** Title and rating of a player. */
export const factsOf = (
  { title, rating }: Player,
  line: Readonly<Record<'level' | 'ref' | 'competitor', string>>,
): FolderRow[] =>
  Object.entries({ title, rating }).flatMap(([code, value]) =>
    value === undefined ? [] : [row({ ...line, owner: 'line', type: 'ER', code, value })],
  );

function addBye(
  player: Player,
  rows: GameRows,
  { parent, name, round, context }: { parent: string; name: Texts; round: Round; context: ChessContext },
): void {
  const id = stableId(parent, `BYE-${player.number}`);
  rows.units.push(
    row({
      id,
      type: 'competition',
      phase: context.phase,
      parent,
      ...texts('name', name),
      order: round.games.length + 1,
      status: 'UNSCHEDULED',
    }),
  );
  rows.results.push(
    row({
      level: 'unit',
      ref: id,
      sort: 1,
      competitor_type: 'person',
      competitor: context.people.get(player.number),
      side: 'home',
      start_order: 1,
    }),
    row({ level: 'unit', ref: id, sort: 2, competitor: 'BYE', side: 'away', start_order: 2 }),
  );
}

/** The table of the tournament, and the final ranking once all rounds are played. */
export function tableRows(rounds: readonly Round[], context: ChessContext, final: string | undefined): FolderRow[] {
  const { tournament, phase, people } = context;
  const games = rounds.flatMap((round) => round.games);
  const byPlayer = new Map<Player, { won: number; lost: number; tied: number }>();
  for (const game of games)
    for (const [side, player] of [game.white, game.black].entries()) {
      const counts = byPlayer.get(player) ?? { won: 0, lost: 0, tied: 0 };
      byPlayer.set(player, counts);
      const outcome = outcomeFor(game, side);
      if (outcome === 'W') counts.won += 1;
      else if (outcome === 'T') counts.tied += 1;
      else if (isDecided(game)) counts.lost += 1;
    }
  const players = [...tournament.players.values()].toSorted(
    (one, other) =>
      (one.rank ?? Infinity) - (other.rank ?? Infinity) ||
      Number(other.points ?? 0) - Number(one.points ?? 0) ||
      one.number - other.number,
  );
  const ranks = Map.groupBy(players, ({ rank }) => rank);
  const line = (player: Player, index: number): Record<string, string | number | undefined> => ({
    sort: index + 1,
    competitor_type: 'person',
    competitor: people.get(player.number),
    rank: player.rank,
    rank_equal: player.rank !== undefined && ranks.get(player.rank)!.length > 1 ? 'true' : undefined,
    result_type: player.points === undefined ? undefined : 'POINTS',
    result: player.points,
  });
  const table = players.map((player, index) => {
    const counts = byPlayer.get(player) ?? { won: 0, lost: 0, tied: 0 };
    const played = counts.won + counts.lost + counts.tied;
    return row({ level: 'pool', ref: phase, ...line(player, index), played, ...counts });
  });
  const ranking = final === undefined || players.every(({ rank }) => rank === undefined) ? [] : players;
  return [...table, ...ranking.map((player, index) => row({ level: 'event', ref: final, ...line(player, index) }))];
}

/** Returns whether all rounds that are planned were played. */
export function isComplete(rounds: readonly Round[], { rounds: planned, days }: Tournament): boolean {
  const most = Math.max(planned ?? 0, days.filter((day) => day !== undefined).length);
  return rounds.length > 0 && rounds.length >= most && rounds.every(({ games }) => games.every(isDecided));
}
