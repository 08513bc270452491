/** The ingest rules, each with its sequence of messages: the outcome of each step and the resulting state. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rscToId } from '@podium/games';
import { testDatabase } from '../../database/test-database.ts';
import type { Database } from '../../database/database.ts';
import { publicPartition, readInstallation } from '../installation.ts';
import { readFeedState } from '../feed-state.ts';
import { examplesFolder, feedFiles, xmlFiles } from '../testing/feed-files.ts';
import { buildMedals } from '../../read-model/documents/medals.ts';
import { buildUnit } from '../../read-model/documents/unit.ts';
import { loadSnapshot } from '../../read-model/snapshot/snapshot.ts';
import type { MedalsAnswer, UnitAnswer } from '@podium/contract';

interface Expected {
  title: string;
  steps: { file: string; outcome: string; why: string }[];
  final: FinalState[];
}
type FinalState = Record<string, unknown>;

const sequences = await Promise.all(
  (await readdir(join(examplesFolder, 'sequences'))).sort().map(async (name) => {
    const folder = join(examplesFolder, 'sequences', name);
    return { name, folder, expected: JSON.parse(await readFile(join(folder, 'expected.json'), 'utf8')) as Expected };
  }),
);
/** These two begin with an empty database, all others with the base messages. */
const startsEmpty = new Set(['05-update-before-bulk', '08-unknown-references']);

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => database.close());

async function loadTestSnapshot(): Promise<NonNullable<Awaited<ReturnType<typeof loadSnapshot>>>> {
  const snapshot = await loadSnapshot(database.pool, 'America/Sao_Paulo');
  if (!snapshot) throw new Error('no public Games');
  return snapshot;
}

async function unitDocument(code: string): Promise<UnitAnswer | undefined> {
  const built = await buildUnit(
    { snapshot: await loadTestSnapshot(), language: 'en', pool: database.pool },
    { id: rscToId(code) },
  );
  return built?.body as UnitAnswer | undefined;
}

async function readHead(key: string, partition: string): Promise<Record<string, unknown> | undefined> {
  const [competitionCode, feedFlag] = partition.split('/');
  const { rows } = await database.pool.query<Record<string, unknown>>(
    `select heads.* from feed.heads join feed.partitions on partitions.id = heads.partition
     where key = $1 and competition_code = $2 and feed_flag = $3`,
    [key, competitionCode, feedFlag],
  );
  return rows[0];
}

const checks: Record<string, (state: FinalState) => Promise<void>> = {
  async unit(state) {
    const snapshot = await loadTestSnapshot();
    const unit = snapshot.units.get(rscToId(String(state['code'])));
    if (state['present'] === false) return expect(unit).toBeUndefined();
    expect(unit, `unit ${String(state['code'])}`).toBeDefined();
    if (state['scheduleStatus']) expect(unit!.scheduleStatus).toBe(state['scheduleStatus']);
    if (state['start']) expect((await unitDocument(String(state['code'])))!.start).toBe(state['start']);
    if (state['stub']) expect(unit!.isStub).toBe(true);
    if (state['description_contains_no']) {
      // Markup remains plain text in the table and is never rendered as markup.
      expect(JSON.stringify(await unitDocument(String(state['code'])))).not.toContain('<script');
    }
  },
  async participant(state) {
    const { rows } = await database.pool.query<{ given_name: string; family_name: string; is_visible: boolean }>(
      'select given_name, family_name, is_visible from sport.participants where id = $1 order by stamp desc limit 1',
      [state['code']],
    );
    if (state['given']) expect(rows[0]!.given_name).toBe(state['given']);
    if (state['family']) expect(rows[0]!.family_name).toBe(state['family']);
    if (state['visible'] !== undefined) expect(rows[0]!.is_visible).toBe(state['visible']);
    if (state['stub'] === false)
      expect((await loadTestSnapshot()).people.persons.has(String(state['code']))).toBe(true);
  },
  async participants(state) {
    const { persons } = (await loadTestSnapshot()).people;
    if (state['visible'])
      expect(
        [...persons.values()].filter((person) => person.disciplines.includes(String(state['discipline']))),
      ).toHaveLength(Number(state['visible']));
    for (const code of (state['codes_absent'] ?? []) as string[]) expect(persons.has(code)).toBe(false);
  },
  async organisation(state) {
    const organisation = (await loadTestSnapshot()).reference.organisations.get(String(state['code']));
    expect(organisation?.name.en).toBe(state['name']);
    expect(organisation?.isStub).toBe(state['stub']);
  },
  async actions(state) {
    const unit = await unitDocument(String(state['unit']));
    expect(unit!.actions).toHaveLength(Number(state['count']));
    if (state['missing']) expect(unit!.actions.map((action) => action.id)).not.toContain(state['missing']);
  },
  async outbox(state) {
    const { rows } = await database.pool.query(`select 1 from feed.outbox where kind = 'result'`);
    expect(rows).toHaveLength(Number(state['rows']));
  },
  async awards(state) {
    const awards = (await loadTestSnapshot()).awards.byEvent.get(rscToId(String(state['event']))) ?? [];
    for (const medal of ['gold', 'silver', 'bronze']) {
      expect(awards.filter((award) => award.medal === medal).map((award) => award.competitorId)).toEqual(state[medal]);
    }
  },
  async 'medal-table'(state) {
    const built = await buildMedals(
      { snapshot: await loadTestSnapshot(), language: 'en', pool: database.pool },
      { sort: 'gold' },
    );
    const rows = new Map(
      (built!.body as MedalsAnswer).rows.map((row) => [
        row.organisation.code,
        `${row.gold}-${row.silver}-${row.bronze}`,
      ]),
    );
    for (const [code, counts] of Object.entries(state))
      if (code !== 'entity') expect(rows.get(code) ?? 'none', code).toBe(counts);
  },
  async 'correction-history'(state) {
    expect((await unitDocument(String(state['unit'])))!.corrections).toHaveLength(Number(state['entries']));
  },
  async 'start-list'(state) {
    expect((await unitDocument(String(state['unit'])))!.startList.map((line) => line.competitor.id)).toEqual(
      state['competitors'],
    );
  },
  async result(state) {
    if (state['key']) return checkHead(state);
    const unit = await unitDocument(String(state['unit']));
    expect(unit!.results.find((line) => line.wlt === 'W')?.competitor.id).toBe(state['winner']);
    expect(`placeholder ${unit!.results.find((line) => line.wlt !== 'W')?.competitor.placeholder}`).toBe(
      state['opponent'],
    );
  },
};

async function checkHead(state: FinalState): Promise<void> {
  const key = String(state['key']);
  const head = await readHead(key, typeof state['partition'] === 'string' ? state['partition'] : 'YG2026/P');
  expect(head, key).toBeDefined();
  expect(head!['version']).toBe(state['version']);
  if (state['status']) expect(head!['result_status']).toBe(state['status']);
  if (state['retracted'] !== undefined) expect(head!['is_retracted']).toBe(state['retracted']);
  const unit = state['line'] || state['note'] || state['ranks'] ? await unitDocument(key.split(' ')[1]!) : undefined;
  if (state['line'])
    expect(unit!.results.find((line) => line.competitor.id === state['line'])!.diff).toBe(state['diff']);
  if (state['note']) expect(unit!.notes).toContain(state['note']);
  for (const [competitor, rank] of Object.entries((state['ranks'] ?? {}) as Record<string, string>)) {
    expect(unit!.results.find((line) => line.competitor.id === competitor)!.rank, competitor).toBe(rank);
  }
  if (state['keys_in_store']) {
    const { rows } = await database.pool.query('select 1 from feed.heads where key = $1', [key]);
    expect(rows).toHaveLength(Number(state['keys_in_store']));
  }
}

async function checkCounter(state: FinalState): Promise<void> {
  const { outcomes, warnings } = await readFeedState(database.pool);
  const counters: Record<string, number> = {
    duplicates: outcomes.duplicate ?? 0,
    'identity-conflicts': warnings['identity-conflict'] ?? 0,
    'unknown-document-types': warnings['unknown-document-type'] ?? 0,
    'bad-rsc': warnings['bad-rsc'] ?? 0,
    refused: outcomes.refused ?? 0,
    'messages-dropped': 0,
  };
  expect(counters[String(state['counter'])], String(state['counter'])).toBe(state['value']);
}

async function checkFinal(state: FinalState): Promise<void> {
  if (state['counter']) return checkCounter(state);
  if (state['public']) {
    const { gamesCode } = await readInstallation(database.pool);
    expect(`only ${gamesCode}/P`).toBe(state['public']);
    return;
  }
  if (state['after_step'] !== undefined) return;
  if (typeof state['entity'] === 'string') return checks[state['entity']]!(state);
  return checkHead(state);
}

describe('each ingest rule by its sequence', () => {
  test.each(sequences.map((sequence) => [`${sequence.name}: ${sequence.expected.title}`, sequence] as const))(
    '%s',
    async (_title, { name, folder, expected }) => {
      if (!startsEmpty.has(name)) await feedFiles(database.pool, await xmlFiles(join(examplesFolder, 'base')));
      const orders = new Map(
        expected.final
          .filter((state) => state['after_step'] !== undefined)
          .map((state) => [Number(state['after_step']), state['order']]),
      );
      for (const [index, step] of expected.steps.entries()) {
        const [fed] = await feedFiles(database.pool, [join(folder, step.file)]);
        expect(`${step.file}: ${fed!.outcome}`, JSON.stringify(fed)).toBe(`${step.file}: ${step.outcome}`);
        const order = orders.get(index + 1);
        if (order) {
          const unit = await unitDocument('SWMW200MFR------------FNL-000100--');
          expect(unit!.results.map((line) => line.competitor.id)).toEqual(order);
        }
      }
      const partition = await publicPartition(database.pool);
      expect(partition).toBeDefined();
      for (const state of expected.final) await checkFinal(state);
    },
  );
});
