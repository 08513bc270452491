/**
 * Desk entries about results: `result.enter` and `result.confirm`, each with the feed messages that follow from it;
 * `result.correct` and `result.release` for single values of the feed's results.
 */
import { createHash } from 'node:crypto';
import { correctedField, languageCode, resultStep } from '@podium/contract';
import { liveKeys, unitKey } from '@podium/contract/live-keys';
import { readEnvelope } from '@podium/odf';
import type pg from 'pg';
import { z } from 'zod';
import { applyMessages } from '../../feed/apply/batch.ts';
import { parseCode, placeKeys } from '../../feed/apply/codes.ts';
import { clearResultEdits, setResultEdits } from '../../feed/apply/result-edits.ts';
import type { EntryType } from '../../feed/desk/entry-type.ts';

const confirmStep = z.strictObject({ id: z.string().min(8).max(100), at: z.string(), do: z.literal('confirm') });
const entering = z.object({
  unit: z.string().min(1).max(80),
  steps: z
    .array(z.union([resultStep, confirmStep]))
    .min(1)
    .max(500),
  /** Feed messages as XML: for the contest and for the contests that depend on it. */
  messages: z.array(z.string()).max(200),
  /** The scorer's link; entries of earlier versions have only its id. */
  link: z.union([z.string(), z.object({ id: z.string(), name: z.string(), by: z.string() })]).optional(),
});
type Entering = z.output<typeof entering>;

/**
 * The messages are applied like feed messages. They were written when the steps were entered, so a later version with
 * other rules replays the same results.
 */
const entryType = (type: string): EntryType<Entering> => ({
  type,
  inTurn: true,
  data: entering,
  tables: ['results.steps'],
  apply: async ({ data, by, journalId, partition }, client) => {
    const link = typeof data.link === 'object' ? data.link : undefined;
    await client.query(
      `insert into results.steps (partition, unit, id, step, "by", link, link_name, entry, place)
       select $1, $2, step ->> 'id', step, $4, $6, $7, $5, place
       from jsonb_array_elements($3::jsonb) with ordinality as given(step, place) on conflict do nothing`,
      [
        partition,
        data.unit,
        JSON.stringify(data.steps),
        link?.by ?? by,
        journalId,
        link?.id ?? (typeof data.link === 'string' ? data.link : null),
        link?.name ?? null,
      ],
    );
    return applyTexts(client, partition, journalId, data.messages);
  },
});

async function applyTexts(
  client: pg.ClientBase,
  partition: number,
  journalId: number,
  messages: readonly string[],
): Promise<string[]> {
  const rows = messages.map((text) => {
    const bytes = Buffer.from(text);
    const sha256 = createHash('sha256').update(bytes).digest();
    return { id: journalId, feedFlag: 'P' as const, kind: 'desk' as const, header: readEnvelope(bytes), bytes, sha256 };
  });
  const outcomes = await applyMessages(client, partition, rows);
  return [...new Set(outcomes.flatMap(({ change }) => change?.keys ?? []))];
}

const ofLine = { competitor: z.string().min(1).max(80), field: correctedField };
const value = z.string().max(40).nullable();
/** All edits of a decision are about one unit, because rights are. */
const ofUnit = {
  unit: z.string().min(1).max(80),
  /** Sorts together with the feed's stamps, like that of a correction of the schedule. */
  stamp: z.string().regex(/^\d{17}:9999999999:[0-9a-f]{8}$/u),
  /** Language of the reason. */
  language: languageCode.optional(),
};
const maxEdits = 500;
const correcting = z.object({
  ...ofUnit,
  /** Absent in entries of earlier versions, whose corrections stay. */
  isLasting: z.boolean().optional(),
  /** `over` is the feed's value at that time. */
  edits: z
    .array(z.strictObject({ ...ofLine, value, over: value }))
    .min(1)
    .max(maxEdits),
});
const releasing = z.object({ ...ofUnit, edits: z.array(z.strictObject(ofLine)).min(1).max(maxEdits) });

const correct: EntryType<z.output<typeof correcting>> = {
  type: 'result.correct',
  inTurn: true,
  data: correcting,
  // The sport tables are compared anyway.
  tables: [],
  apply: async ({ data: { edits, ...of }, partition, by, reason }, client) =>
    (await setResultEdits(client, edits, { ...of, partition, by, reason }))
      ? correctedKeys(client, partition, of.unit)
      : [],
};

const release: EntryType<z.output<typeof releasing>> = {
  type: 'result.release',
  inTurn: true,
  data: releasing,
  // The sport tables are compared anyway.
  tables: [],
  apply: async ({ data: { edits, ...of }, partition, by, reason }, client) =>
    (await clearResultEdits(client, edits, { ...of, partition, by, reason }))
      ? correctedKeys(client, partition, of.unit)
      : [],
};

/** The keys that the feed's message about the result has. */
async function correctedKeys(client: pg.ClientBase, partition: number, unit: string): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    `select distinct code from sport.result_sets where partition = $1 and level = 'unit' and ref = $2`,
    [partition, unit],
  );
  return [...new Set(rows.flatMap(({ code }) => placeKeys(parseCode(code)))), unitKey(unit), liveKeys.schedule];
}

export const entryTypes = [entryType('result.enter'), entryType('result.confirm'), correct, release] as EntryType[];
