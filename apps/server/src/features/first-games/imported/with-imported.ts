/** Publishes a plan beside what was imported from files. */
import type { GamesPlan } from '@podium/contract';
import { drawEvent, noFlag } from '@podium/games';
import { row } from '@podium/games-folder';
import type { FileName, FolderRow, FolderTables } from '@podium/games-folder';
import { keepFormerCodes } from '../../../feed/folder/import/keep-former-codes.ts';
import { keepMissing, rowKey } from '../../../feed/folder/import/keep-missing.ts';
import { noNames, renameIds, reverseNames } from '../../../feed/folder/import/own-ids.ts';
import type { IdNames } from '../../../feed/folder/import/own-ids.ts';
import type { PublishedPlan } from '../compare-plan.ts';
import { eventId, planFolder, plannedFiles } from '../plan-folder.ts';

/**
 * The tables of a plan, with everything that was imported from files and is not of the published plan.
 *
 * @param tables of the plan
 * @param current rows of imports and of the published plan, with our ids
 * @param names folder ids that differ from ours
 * @param withResults ids of people who have competed: results name them, also if the plan no longer does
 */
export function withImported(
  tables: FolderTables,
  current: FolderTables,
  published: PublishedPlan | undefined,
  names: IdNames,
  withResults: ReadonlySet<string>,
): FolderTables {
  const earlier = published && publishedTables(published);
  const planned = withImportedCells(withSportIds(tables, current), current, earlier);
  const own = earlier && keysOf(earlier);
  const next = keysOf(planned);
  const ofFiles = new Set(peopleOfFiles(tables, current, published));
  const files: FolderTables['files'] = {};
  for (const name of plannedFiles)
    files[name] = (current.files[name] ?? []).filter((row) => {
      const key = rowKey(name, row);
      const isKept = name === 'participants' && (withResults.has(row['id'] ?? '') || ofFiles.has(row['id'] ?? ''));
      return isKept || !own?.get(name)?.has(key) || (next.get(name)?.has(key) ?? false);
    });
  const delegations = new Set(files.participants?.map(({ organisation }) => organisation));
  const keptDelegations = new Set(files.organisations);
  files.organisations = current.files.organisations?.filter(
    (row) => keptDelegations.has(row) || delegations.has(row['id']),
  );
  const kept = keepMissing(planned, { ...current, files }, noNames(), {
    removesMissing: false,
    withResults: new Set(),
  });
  const coded = keepFormerCodes(kept.tables, current);
  const back = reverseNames(names);
  return {
    ...coded,
    // A plan contains neither publication levels nor the end of a day.
    games: { ...current.games, ...factsOfPlan(tables.games) },
    files: Object.fromEntries(
      (Object.entries(coded.files) as [FileName, FolderRow[]][]).map(([name, rows]) => [
        name,
        // Later imports of the same files recognize their rows.
        renameIds(name, rows, back),
      ]),
    ),
  };
}

/** Ids of people who were imported before a plan had them, now or in an earlier publication. */
export function peopleOfFiles(
  { files: planned }: FolderTables,
  { files: current }: FolderTables,
  published: PublishedPlan | undefined,
): string[] {
  const own = new Set(published && publishedTables(published).files.participants?.map(({ id }) => id));
  const next = new Set(planned.participants?.map(({ id }) => id));
  const found = (current.participants ?? []).flatMap(({ id = '' }) => (next.has(id) && !own.has(id) ? id : []));
  return [...new Set([...(published?.ofFiles ?? []), ...found])];
}

/** Events of a plan that would take the place of imported ones with contests. */
export function imposedEvents(
  { events }: GamesPlan,
  { files }: FolderTables,
  published: PublishedPlan | undefined,
): GamesPlan['events'] {
  const own = new Set(published?.plan.events.map(eventId));
  const drawn = new Set(files.units?.map(({ phase }) => phase));
  const taken = new Set(files.phases?.flatMap(({ id, event }) => (drawn.has(id) ? event : [])));
  return events.filter((event) => taken.has(eventId(event)) && !own.has(eventId(event)));
}

const factsOfPlan = ({ code, name, start, end, timeZone, languages, regions, generatedAt }: FolderTables['games']) => ({
  code,
  name,
  start,
  end,
  timeZone,
  languages,
  ...(regions && { regions }),
  generatedAt,
});

const publishedTables = ({ plan, draws }: PublishedPlan): FolderTables =>
  planFolder(
    plan,
    '',
    new Map(
      plan.events.map((event) => [
        event.id,
        drawEvent(event, draws[event.id] && { stored: draws[event.id]!, begun: new Set() }),
      ]),
    ),
  );

const keysOf = ({ files }: FolderTables): Map<FileName, Set<string>> =>
  new Map(
    (Object.entries(files) as [FileName, FolderRow[]][]).map(([name, rows]) => [
      name,
      new Set(rows.map((row) => rowKey(name, row))),
    ]),
  );

/** Files may name a sport by another id than its code. */
function withSportIds(tables: FolderTables, { files }: FolderTables): FolderTables {
  const ids = new Map(files.disciplines?.map(({ code = '', id = '' }) => [code, id]));
  const rename = (row: FolderRow, column: string): FolderRow => {
    const id = ids.get(row[column] ?? '');
    return id === undefined ? row : { ...row, [column]: id };
  };
  return {
    ...tables,
    files: {
      ...tables.files,
      disciplines: (tables.files.disciplines ?? []).map((row) => {
        const imported = files.disciplines?.find(({ code }) => code === row['code']);
        return imported ? { ...imported, ...rename(row, 'id') } : row;
      }),
      events: (tables.files.events ?? []).map((row) => rename(row, 'discipline')),
    },
  };
}

/** Restores imported values in cells that the plan fills with defaults. */
function withImportedCells(
  tables: FolderTables,
  { files }: FolderTables,
  earlier: FolderTables | undefined,
): FolderTables {
  const codes = new Map(files.participants?.map((row) => [row['id'], row['odf_code']]));
  const imported = new Map(files.organisations?.map((row) => [row['id'], row]));
  const published = new Map(earlier?.files.organisations?.map((row) => [row['id'], row]));
  return {
    ...tables,
    files: {
      ...tables.files,
      participants: (tables.files.participants ?? []).map((row) => {
        const code = codes.get(row['id']);
        return code === undefined ? row : { ...row, odf_code: code };
      }),
      organisations: (tables.files.organisations ?? []).map((delegation) => {
        const { id, flag } = delegation;
        const [before, own] = [imported.get(id), published.get(id)];
        const isOfFiles = before && (!own || before['flag'] !== own['flag']);
        return flag === noFlag && isOfFiles ? row({ ...delegation, flag: before['flag'] }) : delegation;
      }),
    },
  };
}
