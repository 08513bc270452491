import { medalTable } from '@podium/games';
import type { OrganisationCode } from '@podium/games';
import type { BodyOf } from '@podium/odf';
import type pg from 'pg';
import { presentAward } from './program/present-award.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/**
 * Differences between the feed's medal table and our count of the awards. They raise an alarm; the feed's table is
 * never shown.
 */
export async function medalTableDifferences(pool: pg.Pool, snapshot: Snapshot): Promise<string[]> {
  const { rows } = await pool.query<{ body: Omit<BodyOf<'medals'>, 'kind'> }>(
    `select body from sport.bodies where partition = $1 and kind = 'medals' and ref = 'GEN' order by stamp desc limit 1`,
    [snapshot.partition],
  );
  const sent = rows[0]?.body;
  if (!sent) return [];
  const awards = [...snapshot.awards.byEvent.values()].flat().map((award) => presentAward(award, snapshot));
  const counted = new Map(
    medalTable(awards, { sort: 'gold', organisations: new Map() }).rows.map((row) => [row.organisation, row]),
  );
  const text = (row: { gold: number; silver: number; bronze: number } | undefined): string =>
    row ? `${row.gold}-${row.silver}-${row.bronze}` : 'none';
  const differences: string[] = [];
  const codes = new Set<string>([...counted.keys(), ...sent.lines.map((line) => line.organisation)]);
  for (const code of [...codes].sort()) {
    const theirs = sent.lines
      .find((line) => line.organisation === code)
      ?.numbers.find((number) => number.type === 'TOT');
    const ours = counted.get(code as OrganisationCode);
    if (text(ours) !== text(theirs))
      differences.push(`${code}: awards give ${text(ours)}, the feed's table says ${text(theirs)}`);
  }
  return differences;
}
