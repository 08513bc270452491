import { createHash } from 'node:crypto';
import { athleticsCode, buildRsc, languages, namedMeasure, parseRsc } from '@podium/games';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import { reverseNames } from './own-ids.ts';
import type { IdNames } from './own-ids.ts';

type Parts = Parameters<typeof buildRsc>[0];
interface Codes {
  tables: FolderTables;
  /** Events without a code, because their name does not determine how they are decided. */
  undecided: FolderRow[];
}

/**
 * Gives events, phases and contests without a code one, so that results can be entered by hand. A code depends only on
 * the ids of its row, so that every import of the folder gives the same. What is public without a code stays as it is,
 * because its address is its id.
 *
 * @param current rows of earlier imports, with our ids
 * @param names folder ids of earlier imports that differ from ours
 */
export function makeCodes(tables: FolderTables, current: FolderTables | undefined, names: IdNames): Codes {
  const foreign = reverseNames(names);
  const undecided: FolderRow[] = [];
  const isPublicWithout = (kind: 'events' | 'phases' | 'units'): ((row: FolderRow) => boolean) => {
    const ids = new Set(current?.files[kind]?.flatMap((row) => (row['rsc'] === undefined ? row['id']! : [])));
    return (row) => ids.has(row['id']!);
  };
  /** Codes of a file and of earlier imports, by the ids that rows may use. */
  const codesBy = (kind: 'events' | 'phases', rows: readonly FolderRow[]): Map<string, string> =>
    new Map(
      [...(current?.files[kind] ?? []), ...rows].flatMap(({ id, rsc }) =>
        id === undefined || rsc === undefined
          ? []
          : [
              [id, rsc],
              [foreign[kind][id] ?? id, rsc],
            ],
      ),
    );
  const disciplines = new Map(
    [...(current?.files.disciplines ?? []), ...(tables.files.disciplines ?? [])].map((row) => [
      row['id']!,
      row['code']!,
    ]),
  );
  const complete = (
    kind: 'events' | 'phases' | 'units',
    rows: readonly FolderRow[] | undefined,
    make: (row: FolderRow) => string | undefined,
  ): FolderRow[] | undefined => {
    const isLeft = isPublicWithout(kind);
    const taken = new Set(rows?.flatMap(({ rsc }) => rsc ?? []));
    return rows?.map((row) => {
      const rsc = row['rsc'] === undefined && !isLeft(row) ? make(row) : undefined;
      if (rsc === undefined || taken.has(rsc)) return row;
      taken.add(rsc);
      return { ...row, rsc };
    });
  };

  const measures = new Map(tables.files.event_rules?.map(({ event, measure }) => [event, measure]));
  const events = complete('events', tables.files.events, (row) => {
    const code = eventCode(row, disciplines.get(row['discipline'] ?? ''), measures.get(row['id']));
    if (code === 'undecided') undecided.push(row);
    return code === 'undecided' ? undefined : code;
  });
  const eventCodes = codesBy('events', events ?? []);
  const phases = complete('phases', tables.files.phases, (row) => {
    const event = eventCodes.get(row['event'] ?? '');
    return event && below(event, { phase: shortHash(row['id']!, 4) });
  });
  const phaseCodes = codesBy('phases', phases ?? []);
  const units = complete('units', tables.files.units, (row) => {
    const phase = row['type']?.startsWith('competition') ? phaseCodes.get(row['phase'] ?? '') : undefined;
    return phase && below(phase, { unit: shortHash(row['id']!, 6) });
  });
  const files = { ...tables.files, ...(events && { events }), ...(phases && { phases }), ...(units && { units }) };
  return { tables: { ...tables, files }, undecided };
}

/**
 * The code of an event; `undecided` if its name would have to contain the measure, and does not.
 *
 * @param chosen what decides it, by its rules
 */
function eventCode(row: FolderRow, discipline: string | undefined, chosen: string | undefined): string | undefined {
  const id = row['id']!;
  if (discipline === undefined || !/^[A-Z0-9]{3}$/.test(discipline)) return undefined;
  const capitals = id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const isSame = capitals === id && id.length <= maxEvent;
  let event = isSame ? id : `${capitals.slice(0, maxEvent - 5)}${shortHash(id, 5)}`;
  if (discipline === 'ATH') {
    const named = languages.map((language) => row[`name_${language}`] ?? '').filter((name) => name !== '');
    const ruled = (['time', 'distance', 'height'] as const).find((measure) => measure === chosen);
    const name = named.find((candidate) => namedMeasure(candidate) !== undefined) ?? (ruled && named[0]);
    const measure = ruled ?? (name === undefined ? undefined : namedMeasure(name));
    if (name === undefined || measure === undefined) return 'undecided';
    const code = athleticsCode(name, measure, event);
    event = code.includes(event) ? code.slice(0, maxEvent) : `${code}-${shortHash(id, 5)}`;
  }
  return buildRsc({ discipline, gender: row['gender']!, event });
}
const maxEvent = 18;

/** A code one level below another; undefined if that is no code. */
function below(code: string, parts: Partial<Parts>): string | undefined {
  const rsc = parseRsc(code);
  if (!rsc.isValid) return undefined;
  const { discipline, gender, event, phase } = rsc;
  return buildRsc({ discipline, gender, event, phase, ...parts });
}

/** Capital letters and digits that depend only on the text. */
function shortHash(text: string, length: number): string {
  const number = BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 24)}`);
  return number.toString(36).toUpperCase().padStart(length, '0').slice(-length);
}
