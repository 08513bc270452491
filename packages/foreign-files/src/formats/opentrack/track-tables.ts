import type { Texts } from '@podium/games';
import { drawTexts } from '@podium/games';
import { row, texts } from '@podium/games-folder';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { joined, own } from '../../six-texts.ts';
import { slug, stableId } from '../../stable-id.ts';
import type { TrackLine, TrackUnit } from './track-file.ts';
import type { TrackPeople } from './track-people.ts';
import { detailRows, isDone, resultRows } from './track-rows.ts';
import type { PlacedLine } from './track-rows.ts';
import { athletics, eventWords, rounds } from './track-words.ts';

interface TrackEvent {
  id: string;
  units: TrackUnit[];
}

/** Numbers of rows with facts that the file lacks. */
export interface MadeTrackFacts {
  times: number;
}

/** Id of the event of a contest: a combined event has its parts. */
const eventId = ({ code, combined, gender, category }: TrackUnit): string =>
  stableId('ATH', gender, slug(combined ?? code) || 'EVENT', ...(category === undefined ? [] : [slug(category)]));

export function trackTables(
  units: readonly TrackUnit[],
  { people, day, made }: { people: TrackPeople; day: string; made: MadeTrackFacts },
): FolderTables['files'] {
  const events = [...Map.groupBy(units, eventId)].map(([id, ofEvent]): TrackEvent => ({ id, units: ofEvent }));
  const tables = events.map((event, index) => eventTables(event, { people, day, made, order: index + 1 }));
  const all = (name: keyof (typeof tables)[number]): FolderRow[] => tables.flatMap((one) => one[name]);
  const files: FolderTables['files'] = {
    organisations: people.delegations.list(),
    disciplines: events.length > 0 ? [row({ id: 'ATH', code: 'ATH', ...texts('name', athletics) })] : [],
    events: all('events'),
    event_rules: all('rules'),
    phases: all('phases'),
    units: all('units'),
    participants: [...people.participants.values()],
    teams: [...people.teams.values()],
    team_members: [...people.members.values()],
    entries: all('entries'),
    results: all('results'),
    lineups: all('lineups'),
    result_details: all('details'),
  };
  return Object.fromEntries(Object.entries(files).filter(([, rows]) => rows.length > 0));
}

interface EventRows {
  events: FolderRow[];
  rules: FolderRow[];
  phases: FolderRow[];
  units: FolderRow[];
  entries: FolderRow[];
  results: FolderRow[];
  lineups: FolderRow[];
  details: FolderRow[];
}

function eventTables(
  { id, units }: TrackEvent,
  { people, day, made, order }: { people: TrackPeople; day: string; made: MadeTrackFacts; order: number },
): EventRows {
  const [first] = units;
  const code = first!.combined ?? first!.code;
  const { measure, name, teamSize } = eventWords(code);
  const isTeam =
    teamSize !== undefined || units.some(({ lines }) => lines.some((line) => line.competitor.runners.length > 0));
  const named = name ?? own(first!.name ?? code);
  const rows: EventRows = {
    events: [
      row({
        id,
        discipline: 'ATH',
        ...texts('name', first!.category === undefined ? named : joined(', ', named, first!.category)),
        gender: first!.gender,
        kind: isTeam ? 'team' : 'individual',
        order,
      }),
    ],
    rules: [ruleRow(id, measure, units, teamSize)],
    phases: [],
    units: [],
    entries: [],
    results: [],
    lineups: [],
    details: [],
  };
  const place = (unit: TrackUnit): PlacedLine[] => {
    const seen = new Set<string>();
    return unit.lines.flatMap((line): PlacedLine[] => {
      const team = isTeam ? people.team(line.competitor, id, unit.gender) : undefined;
      const competitor = team?.id ?? people.person(line.competitor, unit.gender);
      if (competitor === undefined || seen.has(competitor)) return [];
      seen.add(competitor);
      return [{ line, type: isTeam ? 'team' : 'person', id: competitor, runners: team?.runners ?? [] }];
    });
  };
  // The list of a combined event is its ranking; its contests are the parts.
  const isSummary = (unit: TrackUnit): boolean => measure === 'points' && unit.code === code;
  const placed = units.map((unit) => ({ unit, lines: place(unit) }));
  const points = partPoints(placed.filter(({ unit }) => isSummary(unit)).flatMap(({ lines }) => lines));
  const contests = placed.filter(({ unit }) => !isSummary(unit));
  addPhases(rows, id, contests, { day, made, points });
  const summary = placed.findLast(({ unit }) => isSummary(unit));
  const finals = contests.filter(({ unit }) => unit.round === 'FINAL' && measure !== 'points');
  const ranking = summary ?? (finals.length === 1 ? finals[0] : undefined);
  if (ranking && ranking.lines.length > 0 && ranking.lines.every(isDone))
    rows.results.push(...resultRows('event', id, ranking.lines, measure));
  const entries = new Map<string, FolderRow>();
  for (const { id: competitor, type, line } of placed.flatMap(({ lines }) => lines))
    entries.set(
      competitor,
      row({
        event: id,
        competitor_type: type,
        competitor,
        bib: entries.get(competitor)?.['bib'] ?? line.competitor.bib,
        status: 'active',
      }),
    );
  rows.entries.push(...withOwnBibs([...entries.values()]));
  return rows;
}

function ruleRow(event: string, measure: string, units: readonly TrackUnit[], teamSize: number | undefined): FolderRow {
  const attempts = Math.max(0, ...units.flatMap(({ lines }) => lines.map((line) => line.attempts.length)));
  return row({
    event,
    measure,
    better: measure === 'time' ? 'lower' : 'higher',
    attempts: measure === 'distance' && attempts > 0 ? attempts : undefined,
    team_size: teamSize,
  });
}

type Points = ReadonlyMap<string, string>;

/** Points of the parts by competitor and code of the part. */
const partPoints = (lines: readonly PlacedLine[]): Points =>
  new Map(lines.flatMap(({ id, line }) => line.parts.map(({ code, points }) => [`${id} ${code}`, points] as const)));

interface Contest {
  unit: TrackUnit;
  lines: PlacedLine[];
}

function addPhases(
  rows: EventRows,
  event: string,
  contests: readonly Contest[],
  { day, made, points }: { day: string; made: MadeTrackFacts; points: Points },
): void {
  const phaseKey = ({ unit }: Contest): string =>
    unit.combined === undefined ? unit.round : `${slug(unit.code)}-${unit.round}`;
  const phases = [...Map.groupBy(contests, phaseKey)].toSorted(
    ([, [a]], [, [b]]) =>
      Number(a!.unit.combined !== undefined) - Number(b!.unit.combined !== undefined) ||
      (a!.unit.combined === undefined ? (rounds[a!.unit.round]?.order ?? 9) - (rounds[b!.unit.round]?.order ?? 9) : 0),
  );
  for (const [index, [key, ofPhase]] of phases.entries()) {
    const { unit: first } = ofPhase[0]!;
    const id = stableId(event, key);
    const round = rounds[first.round] ?? rounds['FINAL']!;
    const isPart = first.combined !== undefined;
    const name: Texts = isPart ? (eventWords(first.code).name ?? own(first.name ?? first.code)) : round.name;
    rows.phases.push(row({ id, event, ...texts('name', name), kind: isPart ? 'other' : round.kind, order: index + 1 }));
    const numbers = new Set<number>();
    for (const contest of ofPhase) {
      let number = contest.unit.heat ?? 1;
      while (numbers.has(number)) number += 1;
      numbers.add(number);
      addContest(rows, contest, { phase: id, name, number, isOnly: ofPhase.length === 1, day, made, points });
    }
  }
}

interface ContestPlace {
  phase: string;
  name: Texts;
  number: number;
  isOnly: boolean;
  day: string;
  made: MadeTrackFacts;
  points: Points;
}

function addContest(
  rows: EventRows,
  { unit, lines }: Contest,
  { phase, name, number, isOnly, day, made, points }: ContestPlace,
): void {
  const id = stableId(phase, `H${number}`);
  const { measure } = eventWords(unit.code);
  const done = lines.filter(isDone).length;
  const isOver = lines.length > 0 && done === lines.length;
  if (unit.clock === undefined) made.times += 1;
  rows.units.push(
    row({
      id,
      type: 'competition',
      phase,
      ...texts('name', isOnly ? name : joined(' ', drawTexts.heat, String(number))),
      order: number,
      start: `${unit.day ?? day} ${unit.clock ?? '09:00'}`,
      hide_start: unit.clock === undefined ? 'true' : undefined,
      status: isOver ? 'FINISHED' : done > 0 ? 'RUNNING' : 'SCHEDULED',
      result_status: isOver ? 'OFFICIAL' : done > 0 ? 'LIVE' : lines.length > 0 ? 'START_LIST' : undefined,
    }),
  );
  const bars = [...new Set(lines.flatMap(({ line }) => line.heights.map(({ height }) => height)))].toSorted(
    (a, b) => Number(a) - Number(b),
  );
  const ofUnit = { level: 'unit', ref: id, owner: 'unit', type: 'UI' };
  if (unit.wind !== undefined) rows.details.push(row({ ...ofUnit, code: 'WIND_SPEED', value: unit.wind }));
  rows.details.push(
    ...bars.map((value, index) => row({ ...ofUnit, code: 'INTERMEDIATE', pos: index + 1, value })),
    ...lines.flatMap((line) => detailRows(id, line, { bars, points: points.get(`${line.id} ${unit.code}`) })),
  );
  rows.results.push(...resultRows('unit', id, lines, measure));
  for (const { id: competitor, runners, line } of lines)
    rows.lineups.push(...lineupRows(id, competitor, runners, line));
}

const lineupRows = (unit: string, competitor: string, runners: readonly string[], line: TrackLine): FolderRow[] => {
  const seen = new Set<string>(['']);
  return line.competitor.runners.flatMap(({ leg }, index) => {
    const participant = runners[index] ?? '';
    if (seen.has(participant) || leg > 99) return [];
    seen.add(participant);
    return [row({ unit, competitor, participant, order: index + 1, role: 'relay-leg', leg })];
  });
};

/** A number that two of an event have is nobody's. */
function withOwnBibs(entries: readonly FolderRow[]): FolderRow[] {
  const counts = Map.groupBy(entries, ({ bib }) => bib);
  return entries.map(({ bib, ...entry }) =>
    bib === undefined || counts.get(bib)!.length > 1 ? entry : { ...entry, bib },
  );
}
