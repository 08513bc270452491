import { row, texts } from '@podium/games-folder';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { ForeignFileError } from '../../foreign-error.ts';
import type { ForeignOptions, ForeignReading } from '../../foreign-format.ts';
import { gamesFacts } from '../../games-facts.ts';
import { LostCount } from '../../lost-count.ts';
import { attribute, countryAttribute, dayAttribute } from '../../xml/attributes.ts';
import { countUnread } from '../../xml/count-unread.ts';
import { readXml } from '../../xml/read-xml.ts';
import { childrenNamed } from '../../xml/xml-element.ts';
import { rankOf, readCompetition } from './fie-competition.ts';
import type { Competition, Entrant } from './fie-competition.ts';
import { readContests } from './fie-contests.ts';
import type { Bouts } from './fie-bouts.ts';
import { known } from './fie-lost.ts';
import { eventName, fencing, findWeapon, functionNames, markOf, rootNames } from './fie-words.ts';

/** Reads a competition of fencing, which is one event, as tables of a Games folder. */
export function readFie(bytes: Uint8Array, options: ForeignOptions): ForeignReading {
  const root = readXml(bytes);
  if (!rootNames.has(root.name))
    throw new ForeignFileError({
      form: 'foreign-missing',
      line: root.line,
      element: root.name,
      expected: 'CompetitionIndividuelle',
    });
  const lost = new LostCount();
  const competition = readCompetition(root, options);
  if (competition.entrants.size === 0)
    throw new ForeignFileError({ form: 'foreign-nothing', expected: competition.isTeam ? 'Equipe' : 'Tireur' });
  const { bouts, phases, codes } = readContests(competition, lost);
  const { gender, isTeam, event, delegations } = competition;
  const weapon = findWeapon(attribute(root, 'Arme'))!;
  const name = eventName(weapon, isTeam, attribute(root, 'Categorie')?.toUpperCase());
  countUnread(root, known(isRanked(bouts)), lost);
  const days = [
    ...bouts.units.flatMap(({ start }) => start?.slice(0, 10) ?? []),
    competition.day,
    dayAttribute(root, 'DateFin') ?? competition.day,
  ].toSorted();
  const title = attribute(root, 'TitreLong') ?? attribute(root, 'TitreCourt');
  const venue = attribute(root, 'Lieu');
  const country = countryAttribute(root, 'Federation');
  const { games, made } = gamesFacts(
    {
      name: title,
      ...(venue !== undefined && { place: venue }),
      ...(country !== undefined && { country }),
      start: days[0]!,
      end: days.at(-1)!,
      source: 'FIE XML',
    },
    options,
  );
  const tables: FolderTables['files'] = {
    organisations: delegations.list(),
    venues: bouts.pistes.list(),
    disciplines: [row({ id: 'FEN', code: 'FEN', ...texts('name', fencing) })],
    codes: [
      ...codes,
      ...Object.entries(functionNames).flatMap(([code, text]) =>
        bouts.functions.has(code) ? [row({ kind: 'function', discipline: 'FEN', code, ...texts('name', text) })] : [],
      ),
    ],
    events: [
      row({ id: event, discipline: 'FEN', ...texts('name', name), gender, kind: isTeam ? 'team' : 'individual' }),
    ],
    phases,
    units: bouts.units,
    participants: [...competition.participants.values()],
    teams: competition.teams,
    team_members: competition.members,
    entries: entryRows(competition, bouts),
    results: [...bouts.results, ...(isRanked(bouts) ? rankingRows(competition) : [])],
    officials: bouts.officials,
    result_details: bouts.details,
  };
  return {
    games,
    tables: Object.fromEntries(Object.entries(tables).filter(([, rows]) => rows.length > 0)),
    made: [
      ...made,
      ...(delegations.made > 0 ? [{ fact: 'codes' as const, count: delegations.made }] : []),
      ...(bouts.madeTimes > 0 ? [{ fact: 'times' as const, count: bouts.madeTimes }] : []),
    ],
    lost: lost.list(),
  };
}

/** Returns whether `Classement` is the final ranking; before all matches are fenced, it is that of the federation. */
const isRanked = ({ isOver, isBegun }: Bouts): boolean => isOver && isBegun;

/** Entries with the place in the first stage, or that in the list of the federation. */
function entryRows({ root, event, entrants }: Competition, bouts: Bouts): FolderRow[] {
  const stages = childrenNamed(root, 'Phases').flatMap(({ children }) => children);
  const tableaux = stages.findLast(({ name }) => name === 'PhaseDeTableaux');
  const stage = tableaux?.children.some(({ attributes }) => 'RangInitial' in attributes) ? tableaux : stages[0];
  const seeds = new Map(
    stage?.children.flatMap((child) => {
      const seed = child.name === 'Tireur' || child.name === 'Equipe' ? rankOf(child, 'RangInitial') : undefined;
      return seed === undefined ? [] : [[attribute(child, 'REF'), seed] as const];
    }),
  );
  const bibs = new Map<string, number>();
  for (const { element } of entrants.values()) {
    const bib = attribute(element, 'dossard');
    if (bib !== undefined) bibs.set(bib, (bibs.get(bib) ?? 0) + 1);
  }
  return [...entrants].map(([number, { element, type, id }]) => {
    const bib = attribute(element, 'dossard');
    return row({
      event,
      competitor_type: type,
      competitor: id,
      bib: bib !== undefined && bibs.get(bib) === 1 ? bib : undefined,
      seed: seeds.get(number) ?? (isRanked(bouts) ? undefined : rankOf(element, 'Classement')),
      status: attribute(element, 'Statut')?.toUpperCase() === 'F' ? 'withdrawn' : 'active',
    });
  });
}

/** The final ranking; two bronzes share a place. Who was excluded has none. */
function rankingRows({ event, entrants }: Competition): FolderRow[] {
  const lines = [...entrants.values()].map((entrant) => ({ entrant, ...placeOf(entrant) }));
  const ranked = lines.filter(({ rank }) => rank !== undefined).toSorted((one, other) => one.rank! - other.rank!);
  const byRank = Map.groupBy(ranked, ({ rank }) => rank);
  const marked = lines.filter(({ rank, mark }) => rank === undefined && mark !== undefined);
  return [...ranked, ...marked].map(({ entrant, rank, mark }, index) =>
    row({
      level: 'event',
      ref: event,
      sort: index + 1,
      competitor_type: entrant.type,
      competitor: entrant.id,
      rank,
      rank_equal: rank !== undefined && byRank.get(rank)!.length > 1 ? 'true' : undefined,
      result_type: mark === undefined ? undefined : 'IRM',
      irm: mark,
    }),
  );
}

function placeOf({ element }: Entrant): { rank: number | undefined; mark: string | undefined } {
  const rank = rankOf(element, 'Classement');
  const status = attribute(element, 'Statut')?.toUpperCase();
  // A fencer who retired keeps the place reached before.
  return {
    rank: status === 'E' ? undefined : rank,
    mark: status === 'E' || rank === undefined ? markOf(status) : undefined,
  };
}
