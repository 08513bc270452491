/** The swimming of a Games folder, arranged as the file tells it: events with rounds and heats in sessions. */
import { languages } from '@podium/games';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { lookUp } from '../../../look-up.ts';
import { phrases } from '../../../phrases.gen.ts';
import { swimStyle } from './swim-style.ts';
import type { SwimStyle } from './swim-style.ts';

export type Files = FolderTables['files'];

export interface SwimEvent {
  row: FolderRow;
  style: SwimStyle;
  rules: FolderRow | undefined;
  rounds: SwimRound[];
}

export interface SwimRound {
  event: SwimEvent;
  /** `eventid` of the file. */
  id: number;
  phase: FolderRow;
  code: string;
  /** The row of the schedule that shows time, number and place of the round. */
  unit: FolderRow | undefined;
  heats: SwimHeat[];
}

export interface SwimHeat {
  id: number;
  round: SwimRound;
  unit: FolderRow;
  number: number;
  /** Letter of a final. */
  final: string | undefined;
  /** Age group whose heat it is. */
  group: string | undefined;
}

/** The text of a column in English, else in the first language that has one. */
export const textOf = (row: FolderRow, column: string): string | undefined =>
  languages.map((language) => row[`${column}_${language}`]).find((text) => text !== undefined);

const codesOfFeed: Readonly<Record<string, string>> = { HEAT: 'PRE', QUAL: 'QUA', SFNL: 'SEM', FNL: 'FIN' };
const codesOfFile = new Set(['PRE', 'QUA', 'SEM', 'FIN', 'TIM', 'FHT', 'SOP', 'SOQ', 'SOS', 'TIMETRIAL']);
const codesOfKind: Readonly<Record<string, string>> = {
  heats: 'PRE',
  pool: 'PRE',
  repechage: 'PRE',
  qualification: 'QUA',
  knockout: 'SEM',
};

/** Ids of the sport's rows: `SWM`, by the code of the discipline. */
export const swimmingIds = (files: Files): ReadonlySet<string> =>
  new Set(files.disciplines?.flatMap(({ id, code }) => (code === 'SWM' && id !== undefined ? [id] : [])));

/** Swimming events in their order, with their rounds and heats. */
export function swimEvents(files: Files): SwimEvent[] {
  const sports = swimmingIds(files);
  const rules = new Map(files.event_rules?.map((row) => [row['event'], row]));
  const phases = Map.groupBy(files.phases ?? [], (row) => row['event']);
  const units = Map.groupBy(
    (files.units ?? []).filter(({ type }) => type === 'competition'),
    (row) => row['phase'],
  );
  const withLines = new Set(files.results?.flatMap(({ level, ref }) => (level === 'unit' ? [ref] : [])));
  const ids = { round: 0, heat: 0 };
  return (files.events ?? [])
    .filter(({ discipline }) => discipline !== undefined && sports.has(discipline))
    .toSorted(byOrder)
    .map((row) => {
      const event: SwimEvent = { row, style: swimStyle(row), rules: rules.get(row['id']), rounds: [] };
      const own = (phases.get(row['id']) ?? []).toSorted(byOrder);
      const rounds = own.map((phase) => {
        const here = units.get(phase['id']) ?? [];
        const round: SwimRound = { event, id: (ids.round += 1), phase, code: '', unit: undefined, heats: [] };
        arrange(round, here, withLines, () => (ids.heat += 1));
        round.code = roundCode(round, own.length);
        return round;
      });
      // A round that a program added is never the first of its event.
      event.rounds = [...rounds.filter(isOfRules), ...rounds.filter((round) => !isOfRules(round))];
      return event;
    });
}

const byOrder = (one: FolderRow, other: FolderRow): number => Number(one['order'] ?? 0) - Number(other['order'] ?? 0);

/** A round whose heats are not drawn is one row; later that row contains them, or is the only heat. */
function arrange(
  round: SwimRound,
  units: readonly FolderRow[],
  withLines: ReadonlySet<string | undefined>,
  nextId: () => number,
): void {
  const parents = new Set(units.map(({ parent }) => parent));
  const frame = units.find(({ id }) => parents.has(id));
  const heats = units.filter((unit) => unit !== frame);
  round.unit = frame ?? heats[0];
  const [only] = heats;
  const isPlanned = heats.length === 1 && !frame && !withLines.has(only!['id']) && Number(only!['order'] ?? 0) === 0;
  if (isPlanned) return;
  round.heats = heats.toSorted(byOrder).map((unit, index) => {
    const { label, group } = heatLabel(unit);
    const final = label !== undefined && /^[A-Z]$/u.test(label) ? label : undefined;
    const number = final === undefined && label !== undefined ? Number(label) : index + 1;
    return { id: nextId(), round, unit, number, final, group };
  });
}

/** Names of contests and rounds in all languages, longest first. */
const contestNames = languages
  .flatMap((language) => [
    ...Object.values(phrases[language].lenex.contest),
    ...Object.values(phrases[language].lenex.round),
  ])
  .toSorted((one, other) => other.length - one.length);

/** `3` of `Heat 3`, `B` of `Final B`, with the age group of `Heat 3 Youth C`; otherwise the number in the code of the feed. */
function heatLabel(unit: FolderRow): { label?: string; group?: string } {
  const name = textOf(unit, 'name') ?? '';
  const word = contestNames.find((one) => name.startsWith(`${one} `));
  const rest = word === undefined ? /(?:\d{1,3}|[A-Z])$/u.exec(name)?.[0] : name.slice(word.length + 1);
  const { label, group } = /^(?<label>\d{1,3}|[A-Z])(?: (?<group>.+))?$/u.exec(rest ?? '')?.groups ?? {};
  if (label !== undefined) return { label, group };
  const number = /^.{26}(?<number>\d{4})00--$/u.exec(unit['rsc'] ?? '')?.groups?.['number'];
  return number === undefined || Number(number) === 0 ? {} : { label: String(Number(number)) };
}

const isOfRules = ({ code }: SwimRound): boolean => codesOfFile.has(code) && code !== 'TIMETRIAL';

function roundCode({ phase, heats }: SwimRound, count: number): string {
  const feed = (phase['rsc'] ?? '').slice(22, 26).replaceAll('-', '');
  const id = phase['id'] ?? '';
  const own = [lookUp(codesOfFeed, feed) ?? feed, ...id.split('.')].find((one) => codesOfFile.has(one));
  // A round that a program added is named by its code: `EXTRAHEATS`.
  const added = phase['kind'] === 'other' ? textOf(phase, 'name') : undefined;
  const code = own ?? added ?? lookUp(codesOfKind, phase['kind']) ?? 'FIN';
  const isTimed =
    own === undefined &&
    code === 'FIN' &&
    count === 1 &&
    heats.length > 1 &&
    heats.every(({ final }) => final === undefined);
  return isTimed ? 'TIM' : code;
}
