/** Finds the values before a decision about the schedule, which an undo restores in all of its fields. */
import { isDeepStrictEqual } from 'node:util';
import { unitFields } from '@podium/contract';
import type { UndoneEditsAnswer, UnitField } from '@podium/contract';
import type pg from 'pg';
import { decodeEntry } from '../../../feed/desk/desk-entry.ts';
import { ApiError } from '../../../ground/api-error.ts';
import { withEventName } from '../../../read-model/program/contest-name.ts';
import type { Presenter } from '../../../read-model/program/presenter.ts';
import type { Program } from '../../../read-model/program/program.ts';
import { feedValue, findClashes, presentClashes, shownValue } from './desk-units.ts';
import { presentOutside, unitsOutside } from './outside-games.ts';

interface FieldOfUnit {
  unit: string;
  field: UnitField;
}
interface Edit extends FieldOfUnit {
  value: unknown;
  over: unknown;
}
/** Edits of one earlier decision that apply again. */
interface Restored {
  edits: Edit[];
  isLasting: boolean;
  reason?: string;
}
export interface Undo {
  restored: Restored[];
  /** Fields that were not corrected before. */
  cleared: FieldOfUnit[];
}

interface Row {
  id: number;
  type: string;
  bytes: Buffer;
}

const types = ['edit.set', 'edit.clear', 'edit.undo'];

/**
 * Reads what a decision replaced.
 *
 * @param entry its journal id
 * @throws ApiError 404 if there is no such decision; 409 if a newer one concerns one of its fields
 */
export async function readUndo(client: pg.Pool | pg.ClientBase, { partition }: Program, entry: number): Promise<Undo> {
  const { rows: own } = await client.query<Row & { about: string; code: string }>(
    `select id, header ->> 'type' as type, header ->> 'about' as about, header ->> 'competitionCode' as code, bytes
     from feed.journal where id = $1 and kind = 'desk' and header ->> 'type' = any($2)`,
    [entry, types.slice(0, 2)],
  );
  const decision = own[0];
  if (!decision) throw new ApiError('notFound', 'There is no such decision about the schedule.');
  const { edits, stamp } = decodeEntry(decision.bytes).data as unknown as { edits: FieldOfUnit[]; stamp: string };
  const units = [...new Set(edits.map(({ unit }) => unit))];
  const { rows: standing } = await client.query<FieldOfUnit & { stamp: string }>(
    `select unit_id as unit, field, stamp from sport.edits where partition = $1 and unit_id = any($2)`,
    [partition, units],
  );
  const stamps = new Map(standing.map((one) => [keyOf(one), one.stamp]));
  if (edits.some((edit) => stamps.get(keyOf(edit)) !== stamp))
    throw new ApiError('conflict', 'A newer decision concerns it.', {
      fields: [{ field: 'entry', message: 'overtaken' }],
    });
  const { rows: earlier } = await client.query<Row>(
    `select id, header ->> 'type' as type, bytes from feed.journal
     where kind = 'desk' and header ->> 'type' = any($1) and header ->> 'competitionCode' = $2 and id < $3
       and (header ->> 'about' = any($4) or header ->> 'about' like 'units/%') order by id desc`,
    [types, decision.code, entry, units.map((unit) => `unit/${unit}`)],
  );
  return beforeThat(edits, earlier);
}

/** @param earlier decisions before it, the newest first */
function beforeThat(fields: readonly FieldOfUnit[], earlier: readonly Row[]): Undo {
  const open = new Map(fields.map(({ unit, field }) => [keyOf({ unit, field }), { unit, field }]));
  const undo: Undo = { restored: [], cleared: [] };
  for (const { type, bytes } of earlier) {
    if (open.size === 0) break;
    const { data, head } = decodeEntry(bytes);
    for (const one of restoredOf(type, data, head.reason)) {
      const edits = one.edits.filter((edit) => open.delete(keyOf(edit)));
      if (edits.length > 0) undo.restored.push({ ...one, edits });
    }
    for (const field of clearedOf(type, data)) if (open.delete(keyOf(field))) undo.cleared.push(field);
  }
  undo.cleared.push(...open.values());
  return undo;
}

function restoredOf(type: string, data: Record<string, unknown>, reason: string | undefined): Restored[] {
  if (type === 'edit.undo') return data['restored'] as Restored[];
  const isSet = type === 'edit.set';
  return isSet ? [{ edits: data['edits'] as Edit[], isLasting: data['isLasting'] as boolean, reason }] : [];
}

const clearedOf = (type: string, data: Record<string, unknown>): FieldOfUnit[] =>
  type === 'edit.set' ? [] : ((type === 'edit.undo' ? data['cleared'] : data['edits']) as FieldOfUnit[]);

const keyOf = ({ unit, field }: FieldOfUnit): string => `${field} ${unit}`;

/** Values that apply again, by unit. */
function restoredValues(games: Program, undo: Undo): Map<string, Map<UnitField, unknown>> {
  const values = new Map<string, Map<UnitField, unknown>>();
  const note = ({ unit, field }: FieldOfUnit, value: unknown): void => {
    values.set(unit, (values.get(unit) ?? new Map<UnitField, unknown>()).set(field, value));
  };
  for (const { edits } of undo.restored) for (const edit of edits) note(edit, edit.value);
  for (const field of undo.cleared) {
    const unit = games.units.get(field.unit);
    if (unit) note(field, feedValue(unit, field.field));
  }
  return values;
}

/**
 * Finds the clashes that an undo of a decision would bring back.
 *
 * @param staff of teams, who are needed at their contests
 */
export function clashesOfUndo(
  games: Program,
  presenter: Presenter,
  undo: Undo,
  staff: Parameters<typeof findClashes>[2],
): UndoneEditsAnswer['clashes'] {
  const changes = new Map<string, Map<UnitField, unknown>>();
  for (const [id, fields] of restoredValues(games, undo)) {
    const unit = games.units.get(id);
    const changed = [...fields].filter(
      ([field, value]) => unit && !isDeepStrictEqual(shownValue(unit, field) ?? null, value ?? null),
    );
    if (changed.length > 0) changes.set(id, new Map(changed));
  }
  return [
    ...presentOutside(presenter, unitsOutside(games, changes)),
    ...presentClashes(games, presenter, findClashes(games, changes, staff)),
  ];
}

/** Names each contest with its present values and those that apply again; unchanged fields are left out. */
export function presentUndo(games: Program, presenter: Presenter, undo: Undo): UndoneEditsAnswer['items'] {
  return [...restoredValues(games, undo)].flatMap(([id, fields]) => {
    const unit = games.units.get(id);
    if (!unit) return [];
    const { name, event, day } = presenter.item(unit);
    const changes = unitFields.flatMap((field) => {
      if (!fields.has(field)) return [];
      const [before, after] = [shownValue(unit, field) ?? null, fields.get(field) ?? null];
      return isDeepStrictEqual(before, after) ? [] : [{ field, before, after }];
    });
    return [{ unit: { id, name: withEventName(event?.name, name) }, day, changes }];
  });
}
