import type pg from 'pg';
import type { VersionLine } from '../sport-tables.ts';

interface OfficialVersion {
  owner: bigint;
  version: number;
  stamp: string;
  notes: string[];
  lines: VersionLine[];
}

/** Official versions of some messages, for deciding whether a late version affects corrections. */
export class OfficialHistory {
  readonly #texts = new Map<bigint, Map<string, string>>();

  async load(client: pg.ClientBase, partition: number, owners: readonly bigint[]): Promise<void> {
    if (owners.length === 0) return;
    const { rows } = await client.query<OfficialVersion & { owner: string }>(
      `select owner::text, version, stamp, notes, lines from sport.official_versions where partition = $1 and owner = any($2::bigint[])`,
      [partition, owners.map(String)],
    );
    for (const row of rows) this.add({ ...row, owner: BigInt(row.owner) });
  }

  /** @returns true if the content differs from the previous version or, for the first version, from the next one */
  add({ owner, version, stamp, notes, lines }: OfficialVersion): boolean {
    const texts = this.#texts.get(owner) ?? new Map<string, string>();
    this.#texts.set(owner, texts);
    const place = `${String(version).padStart(10, '0')} ${stamp}`;
    const text = JSON.stringify([
      notes,
      lines.map(({ competitor, medal, rank, result, irm }) => [competitor, medal, rank, result, irm]),
    ]);
    texts.set(place, text);
    const places = [...texts.keys()].sort();
    const index = places.indexOf(place);
    const neighbor = places[index === 0 ? 1 : index - 1];
    return neighbor !== undefined && texts.get(neighbor) !== text;
  }
}
