import { drawTexts } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { Delegations } from '../../delegations.ts';
import { ForeignFileError } from '../../foreign-error.ts';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { gamesFacts } from '../../games-facts.ts';
import { LostCount } from '../../lost-count.ts';
import { personRow } from '../../person-row.ts';
import { own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import { readLines } from '../../text-lines.ts';
import { readTournament } from './trf-file.ts';
import type { Player, Tournament } from './trf-file.ts';
import { readRounds } from './trf-rounds.ts';
import { factsOf, isComplete, roundRows, tableRows } from './trf-tables.ts';
import type { ChessContext } from './trf-tables.ts';
import { matchRows, teamId, teamRows } from './trf-teams.ts';
import type { EnteredTeam } from './trf-teams.ts';
import { chess, detailNames, functionNames } from './trf-words.ts';

/** Reads a chess tournament, which is one event, as tables of a Games folder. */
export function readTrf(bytes: Uint8Array, options: ForeignOptions): ForeignReading {
  const lost = new LostCount();
  const tournament = readTournament(readLines(bytes), lost);
  if (tournament.players.size === 0) throw new ForeignFileError({ form: 'foreign-nothing', expected: '001' });
  const days = [tournament.start, tournament.end, ...tournament.days].filter((day) => day !== undefined).toSorted();
  const start = tournament.start ?? days[0] ?? options.games?.start ?? options.generatedAt.slice(0, 10);
  const rounds = readRounds(tournament, (count) => lost.add('001 opponent', 'unmatched', count));
  countPairings(tournament, lost);

  const isTeam = tournament.teams.length > 0;
  const event = stableId('CHE', slug(tournament.name ?? '').slice(0, 40) || 'OPEN');
  const gender = genderOf(tournament, isTeam);
  const delegations = new Delegations(options);
  const { participants, people, teams } = readPeople(tournament, event, delegations);
  const venue = tournament.city === undefined ? undefined : stableId('CHE-V', slug(tournament.city) || 'HALL');
  const phase = `${event}.SWS`.length > 64 ? stableId(event, 'SWS') : `${event}.SWS`;
  const context: ChessContext = { tournament, phase, venue, people, day: start };
  const complete = isComplete(rounds, tournament) ? event : undefined;
  const rows = isTeam
    ? matchRows(rounds, teams, context)
    : { ...roundRows(rounds, context), lineups: [] as FolderRow[] };
  if (isTeam) lost.add('001 rank in a team tournament', 'noPlace', tournament.players.size);
  const officials = arbiterRows(tournament, rows.units, delegations, participants);
  const table = isTeam ? [] : tableRows(rounds, context, complete);
  const ranked = complete !== undefined && table.some(({ level }) => level === 'event');
  const details = [...rows.details, ...(ranked ? eventDetails(tournament, event, people) : [])];
  const team = teamRows(teams, { event, gender, people });
  const used = new Set(details.map(({ code }) => code));
  const functions = new Set(officials.map((official) => official['function']));
  const { games, made } = gamesFacts(
    {
      name: tournament.name,
      ...(tournament.city !== undefined && { place: tournament.city }),
      ...(tournament.federation !== undefined && { country: tournament.federation }),
      start: days[0] ?? start,
      end: days.at(-1) ?? start,
      source: 'FIDE TRF',
    },
    options,
  );
  const tables: FolderTables['files'] = {
    organisations: delegations.list(),
    venues:
      venue === undefined ? [] : [row({ id: venue, ...texts('name', own(tournament.city!)), city: tournament.city })],
    disciplines: [row({ id: 'CHE', code: 'CHE', ...texts('name', chess) })],
    codes: [...codeRows('detail', detailNames, used), ...codeRows('function', functionNames, functions)],
    events: [
      row({
        id: event,
        discipline: 'CHE',
        ...texts('name', own(tournament.name ?? chess.en)),
        gender,
        kind: isTeam ? 'team' : 'individual',
      }),
    ],
    event_rules: [ruleRow(event, tournament, isTeam)],
    phases: [
      row({
        id: phase,
        event,
        ...texts('name', isRoundRobin(tournament) ? drawTexts.table : drawTexts.swiss),
        kind: 'pool',
        pool: 'A',
        order: 1,
      }),
    ],
    units: rows.units,
    participants: [...participants.values()],
    teams: team.teams,
    team_members: team.members,
    entries: entryRows(tournament, event, people, teams),
    results: [...rows.results, ...table],
    lineups: rows.lineups,
    officials,
    result_details: details,
  };
  const units = rows.units.filter(({ start: at }) => at !== undefined).length;
  return {
    games,
    tables: Object.fromEntries(Object.entries(tables).filter(([, list]) => list.length > 0)),
    made: [
      ...made,
      ...(delegations.made > 0 ? [{ fact: 'codes' as const, count: delegations.made }] : []),
      ...(units > 0 ? [{ fact: 'times' as const, count: units }] : []),
    ],
    lost: lost.list(),
  };
}

/** Known absences of a round, and games of less than one move, which do not count for the rating. */
function countPairings({ players }: Tournament, lost: LostCount): void {
  for (const { pairings } of players.values())
    for (const { result } of pairings) {
      if (result === 'Z') lost.add('001 absence', 'noPlace');
      if (/^[WDL]$/u.test(result)) lost.add('001 game without a move', 'noPlace');
    }
}

const codeRows = (
  kind: string,
  names: Readonly<Record<string, Parameters<typeof texts>[1]>>,
  used: ReadonlySet<string | undefined>,
): FolderRow[] =>
  Object.entries(names).flatMap(([code, name]) =>
    used.has(code) ? [row({ kind, discipline: 'CHE', code, ...texts('name', name) })] : [],
  );

const isRoundRobin = ({ type }: Tournament): boolean => /round.?robin|berger/iu.test(type ?? '');

/** Women's or men's if all players say so, else open. */
function genderOf({ players }: Tournament, isTeam: boolean): string {
  const sexes = new Set([...players.values()].map(({ sex }) => sex));
  const [only] = sexes;
  return sexes.size === 1 && only !== undefined ? only : isTeam ? 'X' : 'O';
}

/** Whole games with half points; tie-breaks are not in the file, so that the ranks of the file stay. */
function ruleRow(event: string, { points }: Tournament, isTeam: boolean): FolderRow {
  return row({
    event,
    contest: 'match',
    measure: 'games',
    level_is_allowed: 'true',
    win_points: isTeam ? 2 : (points.win ?? 1),
    draw_points: isTeam ? 1 : (points.draw ?? 0.5),
  });
}

interface ChessPeople {
  participants: Map<string, FolderRow>;
  people: Map<number, string>;
  teams: EnteredTeam[];
}

/** Players of a team represent it, all others their federation. */
function readPeople({ players, teams, federation }: Tournament, event: string, delegations: Delegations): ChessPeople {
  const found: ChessPeople = { participants: new Map(), people: new Map(), teams: [] };
  const organisations = new Map<number, string>();
  const taken = new Set<number>();
  const ids = new Set<string>();
  for (const team of teams) {
    const organisation = delegations.club(team.name, federation);
    const own = team.players.filter((number) => players.has(number) && !taken.has(number));
    const id = teamId(organisation, event, team);
    if (own.length === 0 || ids.has(id)) continue;
    ids.add(id);
    for (const number of own) {
      taken.add(number);
      organisations.set(number, organisation);
    }
    found.teams.push({ ...team, players: own, id, organisation });
  }
  const seen = new Set<string>();
  for (const player of players.values()) {
    const country = player.federation ?? federation;
    const organisation =
      organisations.get(player.number) ??
      (country === undefined ? delegations.club(undefined, undefined) : delegations.country(country));
    const person = personOf(player, organisation);
    const given = person['id']!;
    // Two players with the same name and birth date are two people.
    const id = seen.has(given) ? stableId(given, String(player.number)) : given;
    seen.add(id);
    found.participants.set(id, { ...person, id });
    found.people.set(player.number, id);
  }
  return found;
}

const personOf = ({ family, given, sex, born, federation, license }: Player, organisation: string): FolderRow =>
  personRow({
    role: 'athlete',
    organisation,
    family,
    ...(given !== undefined && { given }),
    ...(sex !== undefined && { gender: sex }),
    ...(born !== undefined && { born }),
    ...(federation !== undefined && { nationality: federation }),
    ...(license !== undefined && { license }),
  });

/** The rank number is the seed. */
function entryRows(
  { players }: Tournament,
  event: string,
  people: ReadonlyMap<number, string>,
  teams: readonly EnteredTeam[],
): FolderRow[] {
  if (teams.length > 0)
    return teams.map(({ id }) => row({ event, competitor_type: 'team', competitor: id, status: 'active' }));
  return [...players.values()].map(({ number }) =>
    row({ event, competitor_type: 'person', competitor: people.get(number), seed: number, status: 'active' }),
  );
}

const eventDetails = ({ players }: Tournament, event: string, people: ReadonlyMap<number, string>): FolderRow[] =>
  [...players.values()].flatMap((player) =>
    factsOf(player, { level: 'event', ref: event, competitor: people.get(player.number)! }),
  );

/** Arbiters are officials of each round or match. */
function arbiterRows(
  { arbiters, federation }: Tournament,
  units: readonly FolderRow[],
  delegations: Delegations,
  participants: Map<string, FolderRow>,
): FolderRow[] {
  if (arbiters.length === 0) return [];
  const organisation =
    federation === undefined ? delegations.club(undefined, undefined) : delegations.country(federation);
  const ids = arbiters.map(({ name }) => {
    const [family = name, ...given] = name.split(',').map((part) => part.trim());
    const person = personRow({
      role: 'official',
      organisation,
      family: family || name,
      ...(given.length > 0 && { given: given.join(', ') }),
    });
    participants.set(person['id']!, person);
    return person['id']!;
  });
  const top = units.filter(({ parent }) => parent === undefined);
  return top.flatMap(({ id: unit }) =>
    [...new Set(ids)].map((participant, index) =>
      row({
        unit,
        participant,
        function: arbiters[ids.indexOf(participant)]!.isChief ? 'CAR' : 'DAR',
        order: index + 1,
      }),
    ),
  );
}
