import { publicationLevels } from '@podium/games';
import type { PublicationLevel } from '@podium/games';
import { HiddenNames } from './hidden-names.ts';
import type { DecidedLevel, ParticipantRow } from './people-rows.ts';

/**
 * Only a Games folder or the console sets levels, and they take precedence over the feed regardless of order. A level
 * applies to the folder's id and to the feed's code of the same person. A console level applies until it is removed; if
 * a newer folder also has a level, the stricter one applies.
 */
export function decideLevels(
  rows: readonly ParticipantRow[],
  decided: readonly DecidedLevel[],
): Map<string, PublicationLevel> {
  const levels = new Map<string, PublicationLevel>();
  for (const { id, odf_code: code, publication } of rows) {
    if (publication === null) continue;
    levels.set(id, publication);
    if (code !== null) levels.set(code, publication);
  }
  if (decided.length === 0) return levels;
  const ofFolder = new Map(rows.filter(({ publication }) => publication !== null).map((row) => [row.id, row]));
  const codes = new Map(rows.flatMap(({ id, odf_code: code }) => (code === null ? [] : [[id, code] as const])));
  for (const { person, level, stamp } of decided) {
    const folder = ofFolder.get(person);
    const isFolderNewer = folder !== undefined && folder.stamp > stamp;
    const effectiveLevel = isFolderNewer ? stricter(level, folder.publication!) : level;
    levels.set(person, effectiveLevel);
    const code = codes.get(person);
    if (code !== undefined) levels.set(code, effectiveLevel);
  }
  return levels;
}

const stricter = (a: PublicationLevel, b: PublicationLevel): PublicationLevel =>
  publicationLevels.indexOf(a) > publicationLevels.indexOf(b) ? a : b;

export function hiddenNames(
  rows: readonly ParticipantRow[],
  levels: ReadonlyMap<string, PublicationLevel>,
  publicationDefault: PublicationLevel,
): HiddenNames {
  const hidden = new HiddenNames();
  for (const [id, spellings] of Map.groupBy(rows, (row) => row.id)) {
    if ((levels.get(id) ?? publicationDefault) !== 'number') continue;
    hidden.add(
      id,
      spellings.map((row) => ({
        family: row.family_name,
        given: row.given_name,
        whole: [row.display_name, row.tv_name, row.local_name],
      })),
    );
  }
  return hidden;
}
