import type pg from 'pg';
import { publicationLevels } from '@podium/games';
import type { PublicationLevel, ScheduleStatus } from '@podium/games';
import { ZoneTimes } from '@podium/games-folder';
import type { FolderTables, GamesFacts } from '@podium/games-folder';
import { correctedName, readNames } from '../../corrected-name.ts';
import { editedUnit, readEdits } from '../../edited-unit.ts';
import { actionsOwner } from '../import-owners.ts';
import { Attachments, imageHashes } from './attachments.ts';
import { CodeLabels } from './code-labels.ts';
import { completeTables } from './complete-tables.ts';
import { actionFolderRows } from './export-actions.ts';
import { codeFolderRows } from './export-codes.ts';
import { documentRows, medalRows, recordRows } from './export-awards.ts';
import {
  disciplineIds,
  disciplineRows,
  eventRows,
  eventRulesRows,
  organisationRows,
  phaseRows,
  venueRows,
} from './export-catalogue.ts';
import type { CatalogueRows } from './export-catalogue.ts';
import { entryRows, participantRows, teamMemberRows, teamRows, withFactsOfImport } from './export-people.ts';
import { resultFiles } from './export-results.ts';
import { unitRows } from './export-units.ts';
import {
  chooseSets,
  collectCompetitors,
  groupLines,
  findEventKinds,
  sortFiles,
  startRows,
  usedPhases,
  participationIn,
} from './merge-rows.ts';
import { listRows, preferFeed } from './table-rows.ts';
import type { DbRow, Reading, RowSource } from './table-rows.ts';

export interface ReadOptions {
  source: RowSource;
  /** Fallback time zone for Games known only from a feed, which does not send one. */
  timeZone?: string;
  /** Reads the actions of imports too, which nothing refers to. */
  hasActions?: boolean;
}

/** The Games of a partition as folder tables; undefined if the partition is empty. */
export async function readTables(
  client: pg.ClientBase | pg.Pool,
  partition: number,
  options: ReadOptions,
): Promise<FolderTables | undefined> {
  const reader = new TableReader({ client, partition, source: options.source });
  return reader.read(options);
}

class TableReader {
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  async read({ timeZone = 'UTC', hasActions = false }: ReadOptions): Promise<FolderTables | undefined> {
    const list = <Name extends Parameters<typeof listRows>[1]>(name: Name, order: string): Promise<DbRow<Name>[]> =>
      listRows(this.#reading, name, order);
    const byCode = 'id collate "C", scope collate "C"';
    const units = await list('scheduleUnits', `start_at nulls last, "order" nulls last, ${byCode}`);
    const games = await this.#games(timeZone, units);
    if (!games) return undefined;
    const times = new ZoneTimes(games.timeZone);

    const labelRows = await list('codeLabels', 'set collate "C", sort, code collate "C", language collate "C"');
    const labels = new CodeLabels(labelRows.filter(({ isImport }) => !isImport));
    const [organisations, venues, disciplines, events, phases] = [
      await list('organisations', 'sort, id collate "C"'),
      await list('venues', 'sort, id collate "C"'),
      await list('disciplines', 'sort, id collate "C"'),
      await list('events', 'sort, id collate "C"'),
      await list('phases', 'sort, id collate "C"'),
    ];
    const participants = await this.#named(withFactsOfImport(await list('participants', byCode)));
    const teams = preferFeed(await list('teams', byCode), (team) => team.id).filter((team) => team.isVisible);
    const sets = chooseSets(
      await list(
        'resultSets',
        `level collate "C", ref collate "C", kind = 'cumulative', source desc, stamp desc, owner`,
      ),
    );
    const lines = await list('resultLines', 'level collate "C", ref collate "C", sort');
    const reports = await list('reports', 'sort, id collate "C", owner');

    const attachments = new Attachments();
    const images = [
      ...organisations.map((organisation) => organisation.flag),
      ...venues.map((venue) => venue.map),
      ...participants.map((participant) => participant.photo),
    ];
    await attachments.load(this.#reading.client, [
      ...imageHashes(images),
      ...reports.flatMap((report) => (report.file ? [report.file] : [])),
    ]);

    const editedUnits = await this.#edited(preferFeed(units, (unit) => unit.id));
    const eventKinds = findEventKinds(editedUnits, lines);
    const catalogue: CatalogueRows = { organisations, venues, disciplines, events, phases, labels, eventKinds };
    const files: FolderTables['files'] = {};
    files.organisations = organisationRows(catalogue, attachments);
    files.venues = venueRows(catalogue, attachments);
    files.disciplines = disciplineRows(catalogue);
    const ids = disciplineIds(files.disciplines);
    files.codes = codeFolderRows(labelRows, ids);
    files.events = eventRows(catalogue, ids);
    const eventIds = new Set(files.events.map((event) => event['id']!));
    const rules = await list('eventRules', 'sort, event_id collate "C"');
    files.event_rules = eventRulesRows(rules.filter(({ eventId }) => eventIds.has(eventId)));
    files.phases = phaseRows(catalogue, usedPhases(editedUnits, sets, phases));
    const organisationIds = new Map(
      files.organisations.map((organisation) => [organisation['code'] ?? organisation['id']!, organisation['id']!]),
    );
    files.participants = participantRows(participants, organisationIds, attachments);
    files.teams = teamRows(
      teams.filter((team) => team.eventId),
      organisationIds,
    );
    files.team_members = teamMemberRows(teams.filter((team) => team.eventId));
    const linesBySet = groupLines(lines);
    const setLines = (set: DbRow<'resultSets'>): DbRow<'resultLines'>[] =>
      linesBySet.get(`${set.owner} ${set.level} ${set.ref}`) ?? [];
    Object.assign(files, resultFiles(sets, setLines));
    const withSet = new Set(sets.filter((set) => set.level === 'unit').map((set) => set.ref));
    files.results!.push(
      ...startRows(
        editedUnits.filter((unit) => !withSet.has(unit.id) && !unit.isHidden && !unit.isPreliminary),
        labels,
      ),
    );
    files.units = unitRows(editedUnits, {
      times,
      labels,
      disciplines: ids,
      phases: new Set(files.phases.map((phase) => phase['id']!)),
      venues: new Set(files.venues.map((venue) => venue['id']!)),
      statuses: new Map(
        sets.flatMap((set) =>
          set.level === 'unit' && set.status && set.status !== 'PARTIAL' ? [[set.ref, set.status]] : [],
        ),
      ),
      resultsOnly: sets.flatMap((set) =>
        set.level === 'unit'
          ? [
              {
                id: set.ref,
                code: set.code,
                name: set.names['unit'],
                disciplineCode: set.disciplineCode,
                phaseId: set.phaseId,
              },
            ]
          : [],
      ),
    });
    const registered = [
      ...participants.map((person) => ({
        id: person.id,
        role: person.role,
        registrations: person.registrations,
        type: 'person' as const,
      })),
      ...teams.map((team) => ({ id: team.id, registrations: team.registrations, type: 'team' as const })),
    ];
    const kindOf = new Map(files.events.map((event) => [event['id']!, event['kind']]));
    const entries = entryRows(
      await list('entries', 'sort, event_id collate "C", competitor_id collate "C"'),
      registered,
      (id) => eventIds.has(id),
    );
    files.entries = entries.filter(
      (entry) =>
        this.#reading.source === 'import' ||
        (kindOf.get(entry['event']!) === 'individual') === (entry['competitor_type'] === 'person'),
    );
    // No other file refers to actions, so an import that lacks them does not need them.
    files.actions =
      this.#reading.source === 'import' && !hasActions
        ? []
        : actionFolderRows(await this.#actions(), times, participationIn(files));
    files.medals = medalRows(await list('awards', 'event_id collate "C", sort'), games.end);
    files.records = recordRows(await list('records', 'owner, sort'));
    files.documents = documentRows(reports, { times, attachments, disciplines: ids, publishedAt: games.generatedAt });

    const tables: FolderTables = { games, files, attachments: attachments.files };
    if (this.#reading.source === 'all')
      completeTables(tables, {
        competitors: collectCompetitors(sets, setLines, organisationIds),
        disciplines: ids,
        eventKinds,
      });
    sortFiles(files);
    return tables;
  }

  /** Each unit's imported actions have an owner of their own, so they are selected here. */
  async #actions(): Promise<DbRow<'actions'>[]> {
    const order = 'unit_id collate "C", stream collate "C", sort';
    const all = await listRows({ ...this.#reading, source: 'all' }, 'actions', order);
    return this.#reading.source === 'all'
      ? all
      : all.filter(({ owner, unitId }) => owner === String(actionsOwner(unitId)));
  }

  /** Applies organizers' name corrections, except when only imported rows are read. */
  async #named(participants: DbRow<'participants'>[]): Promise<DbRow<'participants'>[]> {
    const { client, partition, source } = this.#reading;
    if (source === 'import') return participants;
    const corrections = new Map((await readNames(client, partition)).map((name) => [name.person, name]));
    return participants.map((person) => {
      const { familyName, givenName, stamp } = person;
      const reported = { family_name: familyName, given_name: givenName, stamp };
      const name = correctedName(reported, corrections.get(person.id));
      return name ? { ...person, familyName: name.family, givenName: name.given, displayName: null } : person;
    });
  }

  /** Applies organizers' edits of units, except when only imported rows are read. */
  async #edited(units: DbRow<'scheduleUnits'>[]): Promise<DbRow<'scheduleUnits'>[]> {
    const { client, partition, source } = this.#reading;
    if (source === 'import') return units;
    const edits = await readEdits(client, partition);
    return units.map((unit) => {
      const unitEdits = edits.get(unit.id);
      if (!unitEdits) return unit;
      const { shown } = editedUnit(
        { ...unit, scheduleStatus: unit.scheduleStatus as ScheduleStatus | null },
        unitEdits,
      );
      const isMoved = shown.startAt !== unit.startAt;
      return { ...unit, ...shown, ...(isMoved && { day: null }) };
    });
  }

  async #games(timeZone: string, units: readonly DbRow<'scheduleUnits'>[]): Promise<GamesFacts | undefined> {
    const { client, partition } = this.#reading;
    const [games] = await listRows(this.#reading, 'games', 'owner');
    if (games) {
      const times = new ZoneTimes(games.timeZone);
      const publication =
        publicationLevels.find((level) => level === games.publicationDefault) ?? ('basic' satisfies PublicationLevel);
      return {
        code: games.code,
        name: games.name,
        start: games.firstDay,
        end: games.lastDay,
        timeZone: games.timeZone,
        dayEndsAt: games.dayEndsAt,
        languages: games.languages as GamesFacts['languages'],
        regions: games.regions ?? undefined,
        adult: games.isAdult,
        publicationDefault: publication,
        generatedAt: times.time(games.generatedAt)!,
        source: games.source ?? undefined,
        licence: games.licence ?? undefined,
      };
    }
    const { rows } = await client.query<{ competition_code: string; stamp: string | null }>(
      `select competition_code, (select max(stamp) from feed.heads where partition = $1) as stamp from feed.partitions where id = $1`,
      [partition],
    );
    const days = units
      .flatMap((unit) => (unit.startAt === null ? [] : [new ZoneTimes(timeZone).day(unit.startAt)]))
      .sort();
    const [gamesRow] = rows;
    if (!gamesRow?.stamp || this.#reading.source === 'import') return undefined;
    const [, day, hours, minutes, seconds] = /^(\d{8})(\d\d)(\d\d)(\d\d)/.exec(gamesRow.stamp) ?? [];
    const date = day?.replace(/(....)(..)(..)/, '$1-$2-$3') ?? '2000-01-01';
    const offset =
      new ZoneTimes(timeZone).time(Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`))?.slice(19) ?? 'Z';
    return {
      code: gamesRow.competition_code,
      name: { en: gamesRow.competition_code },
      start: days[0] ?? date,
      end: days.at(-1) ?? date,
      timeZone,
      dayEndsAt: '03:00',
      languages: ['en'],
      adult: false,
      publicationDefault: 'basic',
      generatedAt: `${date}T${hours}:${minutes}:${seconds}${offset}`,
    };
  }
}
