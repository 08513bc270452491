import { drawTexts } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import { joined, own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import type { ChessTeam, Player } from './trf-file.ts';
import { isDecided } from './trf-rounds.ts';
import type { Game, Round } from './trf-rounds.ts';
import { addGame, unitRow } from './trf-tables.ts';
import type { ChessContext, GameRows } from './trf-tables.ts';

/** A team of the tournament with its row. */
export interface EnteredTeam extends ChessTeam {
  id: string;
  organisation: string;
}

interface TeamRows extends GameRows {
  lineups: FolderRow[];
}

/** A match of two teams on its boards. */
interface Match {
  home: EnteredTeam;
  away: EnteredTeam;
  games: Game[];
}

const winPoints = 2;

/** Teams with their members. */
export function teamRows(
  teams: readonly EnteredTeam[],
  { event, gender, people }: { event: string; gender: string; people: ReadonlyMap<number, string> },
): { teams: FolderRow[]; members: FolderRow[] } {
  return {
    teams: teams.map(({ id, organisation, name }) =>
      row({ id, event, organisation, ...texts('name', own(name)), gender }),
    ),
    members: teams.flatMap(({ id, players }) =>
      [...new Set(players.flatMap((number) => people.get(number) ?? []))].map((participant, index) =>
        row({ team: id, participant, order: index + 1 }),
      ),
    ),
  };
}

export const teamId = (organisation: string, event: string, { name }: ChessTeam): string =>
  stableId(organisation, event, slug(name) || 'T');

/** The matches of each round, which contain their boards, with the players of both teams, and the table of the teams. */
export function matchRows(rounds: readonly Round[], teams: readonly EnteredTeam[], context: ChessContext): TeamRows {
  const rows: TeamRows = { units: [], results: [], details: [], lineups: [] };
  const ofPlayer = new Map(teams.flatMap((team) => team.players.map((number) => [number, team] as const)));
  const table = new Map<EnteredTeam, { won: number; lost: number; tied: number; for: number; against: number }>();
  for (const round of rounds) {
    const name = joined(' ', drawTexts.round, String(round.number));
    for (const [index, match] of matchesOf(round, ofPlayer).entries()) {
      const unit = stableId(context.phase, `R${round.number}`, String(index + 1));
      const states = match.games.map(isDecided);
      const matchName = joined(', ', name, joined(' ', drawTexts.match, String(index + 1)));
      rows.units.push(unitRow(unit, { name: matchName, order: index + 1, round, context, states }));
      addSides(unit, match, table, rows);
      addLineups(unit, match, ofPlayer, context, rows);
      for (const [board, game] of match.games.entries())
        addGame(game, rows, {
          id: stableId(unit, String(board + 1)),
          parent: unit,
          name: joined(' ', drawTexts.board, String(board + 1)),
          order: board + 1,
          round,
          context,
        });
    }
  }
  addTable(teams, table, context.phase, rows);
  return rows;
}

/** White on the first board is in the first team. */
function matchesOf({ games }: Round, ofPlayer: ReadonlyMap<number, EnteredTeam>): Match[] {
  const boardOf = ({ number }: Player): number => ofPlayer.get(number)!.players.indexOf(number);
  const isTeamGame = ({ white, black }: Game): boolean =>
    ofPlayer.has(white.number) &&
    ofPlayer.has(black.number) &&
    ofPlayer.get(white.number) !== ofPlayer.get(black.number);
  const key = ({ white, black }: Game): string =>
    [ofPlayer.get(white.number)!.id, ofPlayer.get(black.number)!.id].toSorted().join(' ');
  return [...Map.groupBy(games.filter(isTeamGame), key).values()].map((ofMatch) => {
    const sorted = ofMatch.toSorted(
      (one, other) => boardOf(one.white) - boardOf(other.white) || boardOf(one.black) - boardOf(other.black),
    );
    const first = sorted[0]!;
    const home = ofPlayer.get(first.white.number)!;
    const away = ofPlayer.get(first.black.number)!;
    const order = ({ white, black }: Game): number => boardOf(ofPlayer.get(white.number) === home ? white : black);
    return { home, away, games: sorted.toSorted((one, other) => order(one) - order(other)) };
  });
}

/** Points that the players of a team won on its boards. */
function boardPoints(team: EnteredTeam, games: readonly Game[]): number {
  return games.reduce((sum, { white, result }) => {
    if (result === undefined) return sum;
    if (result === 'T') return sum + 0.5;
    return sum + ((result === 'W') === team.players.includes(white.number) ? 1 : 0);
  }, 0);
}

function addSides(
  ref: string,
  { home, away, games }: Match,
  table: Map<EnteredTeam, { won: number; lost: number; tied: number; for: number; against: number }>,
  rows: TeamRows,
): void {
  const isOver = games.every(isDecided);
  const scores = [boardPoints(home, games), boardPoints(away, games)] as const;
  for (const [index, team] of [home, away].entries()) {
    const [scored, received] = [scores[index]!, scores[1 - index]!];
    const outcome = scored > received ? 'W' : scored < received ? 'L' : 'T';
    rows.results.push(
      row({
        level: 'unit',
        ref,
        sort: index + 1,
        competitor_type: 'team',
        competitor: team.id,
        start_order: index + 1,
        side: index === 0 ? 'home' : 'away',
        result_type: isOver ? 'POINTS' : undefined,
        result: isOver ? scored : undefined,
        wlt: isOver ? outcome : undefined,
      }),
    );
    if (!isOver) continue;
    const counts = table.get(team) ?? { won: 0, lost: 0, tied: 0, for: 0, against: 0 };
    counts[outcome === 'W' ? 'won' : outcome === 'L' ? 'lost' : 'tied'] += 1;
    counts.for += scored;
    counts.against += received;
    table.set(team, counts);
  }
}

function addLineups(
  unit: string,
  { home, away, games }: Match,
  ofPlayer: ReadonlyMap<number, EnteredTeam>,
  { people }: ChessContext,
  rows: TeamRows,
): void {
  const seen = new Set<string>();
  for (const team of [home, away])
    for (const [board, { white, black }] of games.entries()) {
      const player = ofPlayer.get(white.number) === team ? white : black;
      const participant = people.get(player.number)!;
      if (seen.has(participant)) continue;
      seen.add(participant);
      rows.lineups.push(row({ unit, competitor: team.id, participant, order: board + 1, role: 'player' }));
    }
}

/** Points and games of the teams. The file ranks players only, so the lines have no rank. */
function addTable(
  teams: readonly EnteredTeam[],
  table: ReadonlyMap<EnteredTeam, { won: number; lost: number; tied: number; for: number; against: number }>,
  ref: string,
  rows: TeamRows,
): void {
  const lines = teams
    .map((team) => {
      const counts = table.get(team) ?? { won: 0, lost: 0, tied: 0, for: 0, against: 0 };
      return { team, counts, points: counts.won * winPoints + counts.tied };
    })
    .toSorted((one, other) => other.points - one.points || other.counts.for - one.counts.for);
  for (const [index, { team, counts, points }] of lines.entries())
    rows.results.push(
      row({
        level: 'pool',
        ref,
        sort: index + 1,
        competitor_type: 'team',
        competitor: team.id,
        result_type: 'POINTS',
        result: points,
        played: counts.won + counts.lost + counts.tied,
        ...counts,
      }),
    );
}
