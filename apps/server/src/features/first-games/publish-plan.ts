import type { BegunStatus, GamesPlan, PlanChange } from '@podium/contract';
import { isPlaceholder } from '@podium/games';
import { folderFiles, packedFiles, readArchive, readFolder } from '@podium/games-folder';
import type { FolderRow, FolderTables } from '@podium/games-folder';
import type pg from 'pg';
import { ApiError } from '../../ground/api-error.ts';
import { readTables } from '../../feed/folder/export/read-tables.ts';
import { packFiles } from '../../feed/folder/import/import-package.ts';
import { idsWithResults } from '../../feed/folder/import/ids-with-results.ts';
import { readImportState } from '../../feed/folder/import/import-state.ts';
import { partitionFor } from '../../feed/folder/import/prepare-import.ts';
import { readInstallation } from '../../feed/installation.ts';
import { appendToJournal } from '../../feed/journal.ts';
import { comparePlan } from './compare-plan.ts';
import type { BegunContests, PublishedPlan } from './compare-plan.ts';
import { imposedEvents, peopleOfFiles, withImported } from './imported/with-imported.ts';
import { planFolder, plannedFiles } from './plan-folder.ts';

interface Publication {
  plan: GamesPlan;
  /** The public plan; undefined before the first publication. */
  published: PublishedPlan | undefined;
  isFirst: boolean;
  /** Draws that replace the published ones, by event id. */
  draws?: PublishedPlan['draws'];
  /** Refuses to leave an event as it was published. */
  isWhole?: boolean;
}

/**
 * Writes the plan to the journal as an import of a Games folder, in the caller's transaction. An event that cannot be
 * changed stays as it was published.
 *
 * @returns the journal entry, and what is public from now on
 * @throws ApiError 422 with the faults of the folder; 409 if other Games are public here, or imported ones
 * that the plan does not know, or if nothing but contests that have begun would change
 */
export async function publishPlan(
  pool: pg.Pool,
  client: pg.ClientBase,
  { plan, published, isFirst, draws, isWhole = false }: Publication,
  timeMs: number,
): Promise<{ entry: number; next: PublishedPlan }> {
  const { gamesCode } = await readInstallation(client);
  if (gamesCode !== undefined && gamesCode !== plan.code)
    throw new ApiError('conflict', `The Games ${gamesCode} are public here.`, {
      fields: [{ field: 'code', message: gamesCode }],
    });
  await refuseInRehearsal(client, plan.code);
  const begunContests = await readBegun(pool, plan.code);
  const { next, drawn, preview } = comparePlan(plan, published, begunContests, draws);
  const refused = preview.events.filter(({ kind }) => kind === 'refused');
  if (refused.length > 0 && (isWhole || !preview.isChanged)) throw refusal(refused.map(refusedText));
  const generatedAt = new Date(timeMs).toISOString();
  const folder = planFolder(next.plan, generatedAt, drawn);
  const beside = await besideImported(pool, folder, { plan, published, isFirst }, next.plan);
  const tables = checkedTables(beside.tables);
  // A plan of an older version, whose published draws are not stored.
  if (published === undefined && begunContests.size > 0) await keepBegun(pool, plan.code, tables, begunContests);
  const bytes = packFiles(packedFiles(tables));
  const header = { competitionCode: plan.code, generatedAt };
  const [receipt] = await appendToJournal(client, [{ kind: 'games', feedFlag: 'P', header, bytes }]);
  return { entry: receipt!.id, next: { ...next, ofFiles: beside.ofFiles } };
}

/** A plan that follows from results of a rehearsal would stay when they are thrown away. @throws ApiError 409 */
async function refuseInRehearsal(client: pg.ClientBase, code: string): Promise<void> {
  const { rows } = await client.query(
    `select from sport.switches join feed.partitions on partitions.id = switches.partition
     where name = 'rehearsal' and is_on and competition_code = $1 and feed_flag = 'P'`,
    [code],
  );
  if (rows.length > 0)
    throw new ApiError('conflict', 'The setup is not published during a rehearsal.', {
      fields: [{ field: 'rehearsal', message: 'on' }],
    });
}

/**
 * The tables of a plan together with those of imports, and the people of the plan who came from them.
 *
 * @throws ApiError 409 if the plan does not know the imported Games, or has an event of theirs
 */
async function besideImported(
  pool: pg.Pool,
  tables: FolderTables,
  { plan, published, isFirst }: Pick<Publication, 'plan' | 'published' | 'isFirst'>,
  next: GamesPlan,
): Promise<{ tables: FolderTables; ofFiles: readonly string[] }> {
  const partition = await partitionFor(pool, plan.code);
  const state = partition === undefined ? undefined : await readImportState(pool, partition);
  const current = state && (await readTables(pool, partition!, { source: 'import' }));
  if (!state || !current) return { tables, ofFiles: [] };
  // Its ids could be those of something else in the files.
  if (isFirst && !plan.isFromFiles)
    throw new ApiError('conflict', `The Games ${plan.code} were imported from files.`, {
      fields: [{ field: 'imported', message: plan.code }],
    });
  const imposed = imposedEvents(next, current, published);
  if (imposed.length > 0)
    throw new ApiError('conflict', 'Imported events cannot be drawn again.', {
      fields: imposed.map(({ name }) => ({ field: 'importedEvents', message: anyName(name) })),
    });
  const merged = withImported(tables, current, published, state.names, await idsWithResults(pool, partition!));
  const { publication } = next;
  const ofFiles = peopleOfFiles(tables, current, published);
  return {
    tables: publication ? { ...merged, games: { ...merged.games, publicationDefault: publication } } : merged,
    ofFiles,
  };
}

const refusal = (events: readonly string[]): ApiError =>
  new ApiError('conflict', 'Contests that have begun cannot be removed or drawn again.', {
    fields: events.map((message) => ({ field: 'events', message })),
  });

/** `100 m: Heat 1 (Ana Lima, Bo Diaz)`: the event, its contests that have begun, and who is entered or withdrawn. */
function refusedText({ name, begun, entered, withdrawn }: PlanChange): string {
  const people = [...entered, ...withdrawn].slice(0, namesInMessage).join(', ');
  const contests = begun.map(anyName).join(', ');
  return `${anyName(name)}: ${contests}${people && ` (${people})`}`;
}
const anyName = (texts: PlanChange['name']): string => texts.en ?? Object.values(texts)[0] ?? '';
const namesInMessage = 20;

/**
 * Contests that have begun, with the status of their newest result, and those whose competitors follow from other
 * results: their start lists are messages (source 1), which take precedence over those of the plan (source 0).
 */
export async function readBegun(pool: pg.Pool, code: string): Promise<BegunContests> {
  const partition = await partitionFor(pool, code);
  if (partition === undefined) return new Map();
  const { rows } = await pool.query<{ ref: string; status: string }>(
    `select distinct on (ref) ref, status from sport.result_sets
     where partition = $1 and level = 'unit' and status is not null and (status <> 'START_LIST' or source > 0)
     order by ref, source desc, stamp desc, owner`,
    [partition],
  );
  return new Map(rows.map(({ ref, status }) => [ref, status === 'START_LIST' ? 'filled' : begunStatus(status)]));
}

const endedStatuses: ReadonlySet<string> = new Set(['UNOFFICIAL', 'UNCONFIRMED', 'PROTESTED']);
const begunStatus = (status: string): BegunStatus =>
  status === 'OFFICIAL' ? 'official' : endedStatuses.has(status) ? 'unofficial' : 'live';

/** The plan as tables that the folder reader has validated. */
function checkedTables(folder: FolderTables): FolderTables {
  const { tables, report } = readFolder(readArchive(packFiles(folderFiles(folder))));
  if (!tables)
    throw new ApiError('unprocessable', 'The plan has faults.', {
      fields: report.problems.flatMap(({ severity, file, line, columnName, message }) =>
        severity === 'error' ? [{ field: `${file}:${line} ${columnName}`.trim(), message }] : [],
      ),
    });
  for (const name of plannedFiles) tables.files[name] ??= [];
  return tables;
}

/** @throws ApiError 409 with the contests that would be removed or get other competitors */
async function keepBegun(
  pool: pg.Pool,
  code: string,
  tables: FolderTables,
  begunContests: BegunContests,
): Promise<void> {
  const partition = await partitionFor(pool, code);
  const current = partition === undefined ? undefined : await readTables(pool, partition, { source: 'import' });
  const changed = [...begunContests.keys()].filter(
    (id) => joinSides(current?.files.results, id) !== joinSides(tables.files.results, id),
  );
  const names = new Map(current?.files.units?.map((unit) => [unit['id'], unit['name_en']]));
  if (changed.length > 0) throw refusal(changed.map((id) => names.get(id) ?? id));
}

/** Competitors of a contest and their origin. */
function joinSides(results: readonly FolderRow[] | undefined, ref: string): string {
  return (results ?? [])
    .filter((line) => line['level'] === 'unit' && line['ref'] === ref)
    .map((line) =>
      isPlaceholder(line['competitor']!) ? `${line['from_ref']} ${line['from_result']}` : line['competitor'],
    )
    .toSorted((a = '', b = '') => (a < b ? -1 : 1))
    .join(', ');
}
