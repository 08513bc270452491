/** Units with organizers' edits, for documents and exports. */
import { editedValue } from '@podium/games';
import type { ScheduleStatus, Texts } from '@podium/games';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { EditedField } from './tables/edits.ts';

/** Editable fields of a unit, with the values of the feed or import. */
export interface EditableUnit {
  /** Epoch milliseconds. */
  startAt: number | null;
  endAt: number | null;
  venueId: string | null;
  locationId: string | null;
  scheduleStatus: ScheduleStatus | null;
  name: Texts | null;
  description: Texts | null;
  stamp: string;
}

export interface EditRow {
  unit: string;
  field: EditedField;
  value: unknown;
  over: unknown;
  isLasting: boolean;
  by: string | null;
  reason: string | null;
  stamp: string;
}

/** An edit of a unit, compared with the current values of the feed or import. */
export interface StandingEdit {
  field: EditedField;
  /** As `EditRow.value`. */
  value: unknown;
  /** The current value in the feed or import. */
  said: unknown;
  isShown: boolean;
  isContradicted: boolean;
  isLasting: boolean;
  by: string | null;
  reason: string | null;
  stamp: string;
}

/**
 * Current edits by unit.
 * @param ids undefined: all units
 */
export async function readEdits(
  client: Pick<pg.Pool, 'query'> | pg.ClientBase,
  partition: number,
  ids?: readonly string[],
): Promise<Map<string, EditRow[]>> {
  const { rows } = await client.query<EditRow>(
    `select unit_id as unit, field, value, over, is_lasting as "isLasting", by, reason, stamp from sport.edits
     where partition = $1 and not is_cleared and ($2::text[] is null or unit_id = any($2)) order by unit_id, field`,
    [partition, ids ?? null],
  );
  return Map.groupBy(rows, ({ unit }) => unit);
}

const properties = {
  start: 'startAt',
  end: 'endAt',
  venue: 'venueId',
  location: 'locationId',
  status: 'scheduleStatus',
  name: 'name',
  note: 'description',
} as const satisfies Record<EditedField, keyof EditableUnit>;

/** Instants are ISO texts in entries and numbers in tables. */
const isInstant = (field: EditedField): boolean => field === 'start' || field === 'end';
const toEntry = (field: EditedField, value: unknown): unknown =>
  isInstant(field) && typeof value === 'number' ? new Date(value).toISOString() : value;
const toTable = (field: EditedField, value: unknown): unknown =>
  isInstant(field) && typeof value === 'string' ? Date.parse(value) : value;

const movable: ReadonlySet<ScheduleStatus | null> = new Set([null, 'UNSCHEDULED', 'SCHEDULED']);

/**
 * A unit with its edits applied. If the start is edited, the status becomes RESCHEDULED, unless it is already more
 * specific.
 *
 * @returns the displayed fields, and the state of each edit; `stamp` is the newest stamp of the displayed values
 */
export function editedUnit(
  unit: EditableUnit,
  edits: readonly EditRow[],
): { shown: EditableUnit; statusStamp: string; edits: StandingEdit[] } {
  const shown: Record<string, unknown> = { ...unit };
  let { stamp } = unit;
  let statusStamp = unit.stamp;
  const standing = edits.map((edit): StandingEdit => {
    const { field, isLasting, by, reason } = edit;
    const property = properties[field];
    const source = { value: unit[property] as unknown, stamp: unit.stamp };
    const decided = {
      value: toTable(field, edit.value),
      over: toTable(field, edit.over),
      stamp: edit.stamp,
      isLasting,
    };
    const { value, isEdited, isContradicted } = editedValue(source, decided, isDeepStrictEqual);
    if (isEdited) {
      shown[property] = value;
      if (edit.stamp > stamp) ({ stamp } = edit);
      if (field === 'status') statusStamp = edit.stamp;
    }
    const reported = toEntry(field, source.value);
    return {
      field,
      value: edit.value,
      said: reported,
      isShown: isEdited,
      isContradicted,
      isLasting,
      by,
      reason,
      stamp: edit.stamp,
    };
  });
  const isMoved = standing.some(({ field, isShown }) => field === 'start' && isShown);
  if (isMoved && unit.startAt !== null && movable.has(shown['scheduleStatus'] as ScheduleStatus | null))
    shown['scheduleStatus'] = 'RESCHEDULED';
  return { shown: { ...(shown as unknown as EditableUnit), stamp }, statusStamp, edits: standing };
}
