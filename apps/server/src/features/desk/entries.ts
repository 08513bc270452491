/**
 * Desk entries that change data of the feed or a folder: `edit.set`, `edit.clear`, `edit.undo`, `publication.level`,
 * `person.name`.
 */
import { checkUnitValue } from '@podium/contract';
import { liveKeys, unitKey } from '@podium/contract/live-keys';
import { publicationLevels } from '@podium/games';
import { z } from 'zod';
import { clearEdits, setEdits, setLevel, setName } from '../../feed/apply/edits.ts';
import type { EntryType } from '../../feed/desk/entry-type.ts';
import { editedFields } from '../../feed/tables/edits.ts';

const unit = z.string().min(1).max(80);
/** One edit: a field of a unit, its new value, and the source's value at that time. */
const edit = z
  .strictObject({ unit, field: z.enum(editedFields), value: z.unknown(), over: z.unknown() })
  .superRefine(checkUnitValue)
  .transform(({ value, over, ...rest }) => ({ ...rest, value: value ?? null, over: over ?? null }));

/** Sorts together with the feed's stamps; the hash orders two decisions of the same moment. */
const stamp = z.string().regex(/^\d{17}:9999999999:[0-9a-f]{8}$/u);
const maxEdits = 2000;

const setting = z.object({ edits: z.array(edit).min(1).max(maxEdits), isLasting: z.boolean(), stamp });
const clearedFields = z.array(z.object({ unit, field: z.enum(editedFields) })).max(maxEdits);
const clearing = z.object({ edits: clearedFields.min(1), stamp });
/** Undoes a decision: earlier edits apply again, and fields without one show the source's value. */
const undoing = z.object({
  /** Journal id of that decision. */
  entry: z.int().positive(),
  restored: z
    .array(
      z.object({ edits: z.array(edit).min(1).max(maxEdits), isLasting: z.boolean(), reason: z.string().optional() }),
    )
    .max(maxEdits),
  cleared: clearedFields,
  stamp,
});

const set: EntryType<z.output<typeof setting>> = {
  type: 'edit.set',
  inTurn: true,
  data: setting,
  // The sport tables are compared anyway.
  tables: [],
  apply: async ({ data, partition, by, reason }, client) => {
    const { edits, isLasting } = data;
    return (await setEdits(client, edits, { partition, stamp: data.stamp, by, reason, isLasting })).map(unitKey);
  },
};

const clear: EntryType<z.output<typeof clearing>> = {
  type: 'edit.clear',
  inTurn: true,
  data: clearing,
  // The sport tables are compared anyway.
  tables: [],
  apply: async ({ data, partition, by, reason }, client) =>
    (await clearEdits(client, data.edits, { partition, stamp: data.stamp, by, reason })).map(unitKey),
};

const undo: EntryType<z.output<typeof undoing>> = {
  type: 'edit.undo',
  inTurn: true,
  data: undoing,
  // The sport tables are compared anyway.
  tables: [],
  apply: async ({ data: { restored, cleared, stamp }, partition, by }, client) => {
    const head = { partition, stamp, by };
    const changed = await clearEdits(client, cleared, head);
    for (const { edits, ...more } of restored) changed.push(...(await setEdits(client, edits, { ...head, ...more })));
    return [...new Set(changed)].map(unitKey);
  },
};

const leveling = z.object({
  person: z.string().min(1).max(80),
  /** Null restores the level of the folder. */
  level: z.enum(publicationLevels).nullable(),
  stamp,
});

const level: EntryType<z.output<typeof leveling>> = {
  type: 'publication.level',
  data: leveling,
  tables: [],
  // Any document may name the person, so all documents change.
  apply: async ({ data, partition, by, reason }, client) =>
    (await setLevel(client, data, { partition, stamp: data.stamp, by, reason })) ? [liveKeys.games] : [],
};

const personName = z.strictObject({ family: z.string().max(200).nullable(), given: z.string().max(200).nullable() });
const naming = z.object({
  person: z.string().min(1).max(80),
  /** Null restores the name of the source. */
  name: personName.nullable(),
  /** The source's name at that time. */
  over: personName,
  stamp,
});

const name: EntryType<z.output<typeof naming>> = {
  type: 'person.name',
  inTurn: true,
  data: naming,
  tables: [],
  // Any document may name the person, so all documents change.
  apply: async ({ data, partition, by, reason }, client) =>
    (await setName(client, data, { partition, stamp: data.stamp, by, reason })) ? [liveKeys.games] : [],
};

export const entryTypes = [set, clear, undo, level, name] as EntryType[];
