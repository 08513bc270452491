import { buildRsc } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { entryRows, teamRows } from '../lenex/lenex-entries.ts';
import type { People } from '../lenex/lenex-people.ts';
import type { readProgram } from '../lenex/lenex-program.ts';
import type { Race, Round } from '../lenex/lenex-races.ts';
import type { ResultTables } from '../lenex/lenex-results.ts';
import type { Swim, Team } from '../lenex/lenex-swims.ts';
import { detailNames, swimming } from '../lenex/lenex-words.ts';

interface Meet {
  people: People;
  program: ReturnType<typeof readProgram>;
  results: ResultTables;
  races: readonly Race[];
  /** Returns whether a round is held, as far as the file tells. */
  isPlanned: (round: Round) => boolean;
  swims: readonly Swim[];
  teams: ReadonlyMap<string, Team>;
}

/** All tables of a meet; those without rows are left out, so that an import leaves them as they are. */
export function raceTables({ people, program, results, races, isPlanned, swims, teams }: Meet): FolderTables['files'] {
  openGenders(swims, people.participants);
  const team = teamRows(teams, swims);
  const tables: FolderTables['files'] = {
    organisations: people.organisations,
    venues: program.venues,
    disciplines: [row({ id: 'SWM', code: 'SWM', ...texts('name', swimming) })],
    codes: Object.entries(detailNames).flatMap(([code, name]) =>
      results.usedDetails.has(code) ? [row({ kind: 'detail', discipline: 'SWM', code, ...texts('name', name) })] : [],
    ),
    events: races.map(eventRow),
    phases: races.flatMap((race) => phaseRows(race, race.rounds.filter(isPlanned))),
    units: program.units,
    participants: [...people.participants.values()],
    teams: team.teams,
    team_members: team.members,
    entries: entryRows(swims),
    results: results.results,
    lineups: results.lineups,
    result_details: results.details,
  };
  return Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows.length > 0));
}

/** An event in which men and women swim against each other is open, whatever the file calls it. */
function openGenders(swims: readonly Swim[], participants: ReadonlyMap<string, FolderRow>): void {
  for (const { round, competitor } of swims) {
    const gender = participants.get(competitor.id)?.['gender'];
    const { race } = round;
    if (gender !== undefined && (race.gender === 'M' || race.gender === 'W') && gender !== race.gender) {
      race.gender = 'O';
      race.rsc = race.rsc && `${race.rsc.slice(0, 3)}O${race.rsc.slice(4)}`;
    }
  }
}

function eventRow({ id, name, gender, legs, rsc }: Race, index: number): FolderRow {
  const kind = legs > 1 ? 'team' : 'individual';
  return row({ id, discipline: 'SWM', rsc, ...texts('name', name), gender, kind, order: index + 1 });
}

function phaseRows({ id, rsc }: Race, rounds: readonly Round[]): FolderRow[] {
  const codes = rounds.map(({ words }) => words.code);
  return rounds
    .toSorted((one, other) => one.words.depth - other.words.depth)
    .map(({ id: phase, words: { name, kind, code } }, index) => {
      const isClear = rsc !== undefined && code !== undefined && codes.filter((one) => one === code).length === 1;
      return row({
        id: phase,
        event: id,
        rsc: isClear
          ? buildRsc({ discipline: 'SWM', gender: rsc[3]!, event: rsc.slice(4, 22).replace(/-+$/u, ''), phase: code })
          : undefined,
        ...texts('name', name),
        kind,
        order: index + 1,
      });
    });
}
