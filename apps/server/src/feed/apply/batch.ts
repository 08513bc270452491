/**
 * One transaction of feed messages: decides for each whether it is newer, collects the rows, and writes them together.
 * Deciding needs only the heads, scopes and stamps read at the start, so a batch costs a few statements instead of a
 * few per message. A batch leaves the same tables as its messages applied one by one.
 */
import type pg from 'pg';
import type { JournalRow } from '../journal.ts';
import { isBelowFeed, stampTime } from '../order.ts';
import type { OutcomeName, Warning } from '../tables.ts';
import { correctUnits } from './correct-units.ts';
import { headOrder, readHeads, readScopes, writeHeads, writeScopes } from './head.ts';
import type { Head } from './head.ts';
import { ListSizes } from './list-sizes.ts';
import { OfficialHistory } from './official-history.ts';
import { projectAll } from './project-all.ts';
import type { Outcome, ReadRow } from './project-all.ts';
import type { OwnedTable, ScopedTable } from './projection.ts';
import { readRows } from './read-rows.ts';
import { isScoped, kindTables } from './registry.ts';
import { entityKey, readMasterTimes, readStamps } from './stored-stamps.ts';
import { noteLanguage } from './values.ts';
import { emptyChanges, writeChanges } from './writer.ts';
import type { Changes } from './writer.ts';

export type { Outcome };

/** Applies messages of one partition, oldest journal row first, inside the caller's transaction. */
export async function applyMessages(
  client: pg.ClientBase,
  partition: number,
  rows: readonly JournalRow[],
): Promise<Outcome[]> {
  const { read, refused } = projectAll(await readRows(rows), partition);
  const batch = new Batch(partition, read);
  await batch.load(client);
  const outcomes = read.map((item) => batch.decide(item));
  await batch.write(client);
  return [...outcomes, ...refused].sort((a, b) => a.journalId - b.journalId);
}

class Batch {
  readonly #partition: number;
  readonly #items: readonly ReadRow[];
  readonly #changes: Changes;
  readonly #changedHeads = new Map<bigint, Head>();
  /** Rows written for an owner in this batch; a newer version in the same batch discards them. */
  readonly #ownedByOwner = new Map<bigint, Map<OwnedTable, Record<string, unknown>[]>>();
  readonly #sizes = new ListSizes();
  readonly #history = new OfficialHistory();
  /** Messages that affect corrections, even if a newer version exists. */
  readonly #corrects = new Set<ReadRow>();
  #heads = new Map<bigint, Head>();
  #scopes = new Map<string, string>();
  #stamps = new Map<string, string>();
  #masterTimes = new Map<string, string>();

  constructor(partition: number, items: readonly ReadRow[]) {
    this.#partition = partition;
    this.#items = items;
    this.#changes = emptyChanges(partition);
  }

  async load(client: pg.ClientBase): Promise<void> {
    this.#heads = await readHeads(client, this.#partition, [...new Set(this.#items.map((item) => item.owner))]);
    const scopes = this.#items.flatMap((item) => (item.projection.scoped ? [item.projection.scoped.scope] : []));
    if (scopes.length > 0) {
      this.#scopes = await readScopes(client, this.#partition, [...new Set(scopes)]);
      this.#stamps = await readStamps(client, this.#partition, this.#items);
      const lists = this.#items.flatMap(({ projection }) => projection.scoped ?? []);
      await this.#sizes.load(client, this.#partition, lists);
    }
    this.#masterTimes = await readMasterTimes(client, this.#partition, this.#items);
    await this.#loadHistory(client);
  }

  decide(item: ReadRow): Outcome {
    const { message, projection, order } = item;
    const warnings = [...projection.warnings];
    const outcome = isScoped(message.body.kind)
      ? this.#decideScoped(item, warnings)
      : this.#decideOwned(item, warnings);
    const name = outcome === 'applied' && warnings.length > 0 ? 'applied-with-warning' : outcome;
    const hasChanged = outcome === 'applied' || outcome === 'retracted' || this.#corrects.has(item);
    return {
      journalId: item.row.id,
      partition: this.#partition,
      outcome: name,
      warnings,
      change: hasChanged
        ? { kind: message.body.kind, keys: [...new Set(projection.keys)], unit: projection.unit, stamp: order.stamp }
        : undefined,
    };
  }

  #decideOwned(item: ReadRow, warnings: Warning[]): OutcomeName {
    const { message, projection, owner, order } = item;
    if (projection.outcome === 'stored') return 'stored';
    this.#keepOfficial(item);
    const head = this.#heads.get(owner);
    const isOfSameSource = head && isBelowFeed(head.order) === isBelowFeed(order.order);
    if (isOfSameSource && head.version === message.envelope.version && !message.isRetraction && !head.isRetracted) {
      warnings.push({ code: 'identity-conflict', detail: `${item.key} version ${head.version} with other bytes` });
    }
    const newOrder = headOrder(order, message.isRetraction);
    if (head && newOrder <= head.order) return 'stale';
    this.#setHead(item, newOrder);
    this.#replaceOwned(item);
    if (message.isRetraction) return 'retracted';
    return this.#isBehindMaster(item) ? 'stale' : 'applied';
  }

  /**
   * True for a period's stream older than the whole unit's. Its rows are kept, because they are shown again if the
   * whole unit's stream is retracted, but nothing visible changes.
   */
  #isBehindMaster(item: ReadRow): boolean {
    const stream = item.projection.owned.actionStreams?.[0];
    if (!stream) return false;
    const time = stampTime(item.order.stamp);
    if (stream.stream === '') this.#masterTimes.set(stream.unitId, time);
    return stream.stream !== '' && time < (this.#masterTimes.get(stream.unitId) ?? '');
  }

  #setHead(item: ReadRow, order: string): void {
    const { envelope } = item.message;
    const head: Head = {
      owner: item.owner,
      key: item.key,
      documentType: envelope.documentType,
      documentCode: envelope.documentCode,
      version: envelope.version,
      order,
      stamp: item.order.stamp,
      resultStatus: envelope.resultStatus,
      isRetracted: item.message.isRetraction,
      journalId: item.row.id,
    };
    this.#heads.set(item.owner, head);
    this.#changedHeads.set(item.owner, head);
  }

  #replaceOwned(item: ReadRow): void {
    for (const table of kindTables(item.message.body.kind)) {
      const cleared = this.#changes.cleared.get(table) ?? new Set();
      this.#changes.cleared.set(table, cleared.add(item.owner));
    }
    const rows = new Map<OwnedTable, Record<string, unknown>[]>();
    if (!item.message.isRetraction) {
      for (const [table, list] of Object.entries(item.projection.owned) as [OwnedTable, Record<string, unknown>[]][]) {
        rows.set(
          table,
          list.map((row) => ({ ...row, partition: this.#partition, owner: item.owner })),
        );
      }
      for (const file of item.projection.files) this.#changes.files.set(file.sha256, file);
    }
    this.#ownedByOwner.set(item.owner, rows);
  }

  /** Records every official version, including late ones: corrections are derived from the whole history. */
  #keepOfficial(item: ReadRow): void {
    const { message, projection, owner, order } = item;
    if (!projection.official || message.isRetraction) return;
    const version = {
      owner,
      version: message.envelope.version,
      stamp: order.stamp,
      notes: message.notes.map((note) => note.text),
      noteLanguages: message.notes.map((note) => noteLanguage(note.language, message.envelope.language)),
      lines: projection.official,
    };
    this.#changes.versions.push({
      ...version,
      partition: this.#partition,
      kind: projection.officialKind,
      ref: projection.officialRef,
    });
    if (this.#history.add(version)) this.#corrects.add(item);
  }

  /** Earlier official versions, for messages that arrive after a newer one. */
  async #loadHistory(client: pg.ClientBase): Promise<void> {
    const official = this.#items.filter(({ projection }) => projection.official);
    const late = official.filter(
      ({ owner, order }, index) =>
        order.order <= (this.#heads.get(owner)?.order ?? '') ||
        official.findIndex((row) => row.owner === owner) < index,
    );
    await this.#history.load(client, this.#partition, [...new Set(late.map(({ owner }) => owner))]);
  }

  #decideScoped(item: ReadRow, warnings: Warning[]): OutcomeName {
    const { message, projection, order } = item;
    const { scope, isFull, rows } = projection.scoped!;
    if (message.isRetraction && !isFull) {
      warnings.push({
        code: 'retracted-update',
        detail: `${item.key}: a patch cannot be undone, ask for a full message`,
      });
      return 'alarm';
    }
    const head = this.#heads.get(item.owner);
    const newOrder = headOrder(order, message.isRetraction);
    if (!head || newOrder > head.order) this.#setHead(item, newOrder);

    if (!message.isRetraction) this.#keepStarts(item);
    const since = this.#scopes.get(scope) ?? '';
    if (isFull && order.stamp <= since) return 'stale';
    if (isFull) {
      this.#scopes.set(scope, order.stamp);
      this.#changes.movedScopes.set(scope, order.stamp);
      this.#dropOlderRows(scope, order.stamp);
    }
    if (isFull || order.stamp > since) warnings.unshift(...this.#sizes.take(projection.scoped!));
    if (message.isRetraction) return 'retracted';
    let applied = isFull ? 1 : 0;
    for (const [table, list] of Object.entries(rows) as [ScopedTable, { id: string }[]][]) {
      for (const row of list) applied += this.#putEntity(table, scope, row, order.stamp) ? 1 : 0;
    }
    return applied > 0 ? 'applied' : 'stale';
  }

  #keepStarts({ projection, order: { stamp } }: ReadRow): void {
    for (const start of projection.starts ?? []) {
      const key = [start.id, start.startAt, start.isChange].join(' ');
      const existing = this.#changes.starts.get(key);
      if (!existing || stamp < existing.stamp)
        this.#changes.starts.set(key, { ...start, partition: this.#partition, stamp });
    }
  }

  #dropOlderRows(scope: string, stamp: string): void {
    for (const rows of this.#changes.scoped.values()) {
      for (const [key, row] of rows) if (row['scope'] === scope && (row['stamp'] as string) < stamp) rows.delete(key);
    }
  }

  #putEntity(table: ScopedTable, scope: string, row: { id: string }, stamp: string): boolean {
    const key = entityKey(table, scope, row.id);
    if (stamp <= (this.#stamps.get(key) ?? '') || stamp < (this.#scopes.get(scope) ?? '')) return false;
    this.#stamps.set(key, stamp);
    const rows = this.#changes.scoped.get(table) ?? new Map<string, Record<string, unknown>>();
    rows.set(key, { ...row, partition: this.#partition, scope, source: 1, stamp });
    this.#changes.scoped.set(table, rows);
    return true;
  }

  #resultUnits(): string[] {
    const sets = this.#changes.owned.get('resultSets') ?? [];
    return sets.flatMap(({ level, ref }) => (level === 'unit' ? [String(ref)] : []));
  }

  async write(client: pg.ClientBase): Promise<void> {
    for (const rows of this.#ownedByOwner.values()) {
      for (const [table, list] of rows) {
        const all = this.#changes.owned.get(table) ?? [];
        for (const row of list) all.push(row);
        this.#changes.owned.set(table, all);
      }
    }
    await writeChanges(client, this.#changes);
    await correctUnits(client, this.#partition, this.#resultUnits());
    await writeHeads(client, this.#partition, [...this.#changedHeads.values()]);
    await writeScopes(client, this.#partition, this.#changes.movedScopes);
  }
}
