/** Local check with data that is not part of the product; skipped if the data is absent. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { medalTable } from '@podium/games';
import type { Award, OrganisationCode } from '@podium/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderFiles, writeFolder } from '@podium/games-folder';
import type { Database } from '../../../database/database.ts';
import { testDatabase } from '../../../database/test-database.ts';
import { readTables } from '../export/read-tables.ts';
import { dumpSportTables, importFolder } from '../../../testing/import-folder.ts';
import { publicPartition } from '../../installation.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';

const folder = fileURLToPath(new URL('../../../../../../../shared/data/paris2024', import.meta.url));
const isHere = existsSync(folder);
if (!isHere) process.stderr.write('skipped: ../shared/data/paris2024 is not here (local check only)\n');

describe.skipIf(!isHere)('the public Paris 2024 set', () => {
  let database: Database;
  let output = '';

  beforeAll(async () => {
    database = await testDatabase();
    const run = await importFolder(database, folder, { format: 'paris2024' });
    output = run.out + run.errors;
    process.stdout.write(`${output}\n`);
  });
  afterAll(() => database?.close());

  async function rows<Row extends object>(text: string): Promise<Row[]> {
    return (await database.pool.query<Row>(text)).rows;
  }

  async function count(table: string): Promise<number> {
    return (await rows<{ count: number }>(`select count(*)::int as count from sport.${table}`))[0]!.count;
  }

  // `bench:import` measures it alone: ten seconds.
  it('is imported in less than half a minute, while other suites run', () => {
    expect(output).toContain('rows/s');
    expect(Number(/in (\d+) ms/.exec(output)?.[1])).toBeLessThan(30_000);
  });

  it('has the expected totals', async () => {
    expect(await count('disciplines')).toBe(45);
    expect(await count('events')).toBe(329);
    expect(await count('result_lines')).toBe(21_316);
    expect(await count('result_sets where lines > 0')).toBe(4399);
    expect(await count(`result_sets where level <> 'unit'`)).toBe(36);
    expect(await count(`result_lines where competitor_type = 'T'`)).toBe(4502);
    expect(await count(`organisations where type = 'noc'`)).toBe(224);
    expect(await count(`participants where role = 'coach'`)).toBe(974);
    expect(await count(`participants where role = 'official'`)).toBe(1021);
    // 5 of the results and 8 medalists are not in the list of athletes.
    expect(await count(`participants where role = 'athlete'`)).toBe(11_183 + 13);
    expect(await count('teams')).toBe(1698);
    expect(await count('teams where not is_visible')).toBe(356);
    expect(await count(`result_lines where rank like '%.%'`)).toBe(0);
    expect(
      await rows(`select code, time_zone, first_day, last_day, is_adult, publication_default from sport.games`),
    ).toEqual([
      {
        code: 'OG2024',
        time_zone: 'Europe/Paris',
        first_day: '2024-07-24',
        last_day: '2024-08-11',
        is_adult: true,
        publication_default: 'full',
      },
    ]);
  });

  it('has each row of the schedule once, on its own day', async () => {
    const items = 'schedule_units where parent_id is null and start_at is not null';
    expect(await count(items)).toBe(3895);
    expect(
      await rows(`select schedule_status as status, count(*) as count from sport.${items} group by 1 order by 1`),
    ).toEqual([
      { status: 'CANCELLED', count: 70 },
      { status: 'FINISHED', count: 3824 },
      { status: 'SCHEDULED', count: 1 },
    ]);
    expect(await rows(`select count(distinct day) as days from sport.${items}`)).toEqual([{ days: 19 }]);
    expect(await count(`schedule_units where medal = 'gold'`)).toBe(329);
    expect(await count(`schedule_units where medal = 'bronze'`)).toBe(168);
    const afterMidnight = `discipline_code = 'SRF' and parent_id is null and (start_at at time zone 'Europe/Paris')::date > day`;
    expect(await count(`schedule_units where ${afterMidnight}`)).toBe(26);
  });

  it('places units without a row under a unit that has one, and gives every unit with results a row', async () => {
    const orphans = `result_sets as s where level = 'unit' and not exists (select 1 from sport.schedule_units as u where u.id = s.ref)`;
    expect(await count(orphans)).toBe(0);
    // Ranking rounds of archery teams are derived from the individual ones.
    expect(await count('schedule_units where parent_id is null and start_at is null')).toBe(3);
    expect(
      await count(
        'schedule_units as c join sport.schedule_units as p on p.id = c.parent_id where p.parent_id is not null',
      ),
    ).toBe(0);
  });

  it('has the medals that were awarded', async () => {
    expect(await rows(`select medal, count(*) as count from sport.awards group by 1 order by 1`)).toEqual([
      { medal: 'bronze', count: 385 },
      { medal: 'gold', count: 329 },
      { medal: 'silver', count: 330 },
    ]);
    expect(await rows('select count(distinct organisation) as count from sport.awards')).toEqual([{ count: 92 }]);
    expect(
      await count('awards as a where not exists (select 1 from sport.schedule_units as u where u.id = a.unit_id)'),
    ).toBe(0);
    const bronze = (event: string) =>
      rows(`select organisation from sport.awards where medal = 'bronze' and event_id = '${event}' order by 1`);
    expect(await bronze('GARW1APFX')).toEqual([{ organisation: 'ROU' }]);
    expect(await bronze('BDMWSINGLES')).toEqual([{ organisation: 'INA' }]);
  });

  it('has the published medal table', async () => {
    const awards = await rows<Award>(
      `select a.event_id as "eventId", medal, organisation, gender, a.discipline_code as discipline, is_exhibition as "isExhibition", status = 'OFFICIAL' as "isOfficial", is_not_awarded as "isNotAwarded"
       from sport.awards as a join sport.events as e on e.id = a.event_id`,
    );
    const known = await rows<{ code: OrganisationCode; name: string; isRanked: boolean }>(
      `select code, name ->> 'en' as name, is_ranked as "isRanked" from sport.organisations`,
    );
    const organisations = new Map(known.map((organisation) => [organisation.code, organisation]));
    const table = medalTable(awards, { sort: 'gold', organisations });
    const line = (code: string): string => {
      const row = table.rows.find(({ organisation }) => organisation === code)!;
      return `${row.rank} ${code} ${row.gold}-${row.silver}-${row.bronze} ${row.total}`;
    };
    expect(table.rows.slice(0, 10).map(({ organisation }) => line(organisation))).toEqual([
      '1 USA 40-44-42 126',
      '2 CHN 40-27-24 91',
      '3 JPN 20-12-13 45',
      '4 AUS 18-19-16 53',
      '5 FRA 16-26-22 64',
      '6 NED 15-7-12 34',
      '7 GBR 14-22-29 65',
      '8 KOR 13-9-10 32',
      '9 ITA 12-13-15 40',
      '10 GER 12-13-8 33',
    ]);
    const medalRank = (code: string): number | null =>
      table.rows.find(({ organisation }) => organisation === code)!.rank;
    const shared = {
      30: ['AZE', 'CRO'],
      37: ['HKG', 'PHI'],
      39: ['ALG', 'INA'],
      44: ['JAM', 'RSA', 'THA'],
      52: ['ARG', 'EGY', 'TUN'],
    };
    for (const [rank, codes] of Object.entries(shared))
      for (const code of codes) expect([code, medalRank(code)]).toEqual([code, Number(rank)]);
    expect(table.rows.filter(({ rank }) => rank === 84)).toHaveLength(8);
    expect(line('AIN')).toBe('null AIN 1-3-1 5');
    expect(table.rows.filter(({ rank }) => rank !== null)).toHaveLength(91);
    const byTotal = medalTable(awards, { sort: 'total', organisations });
    expect(byTotal.rows.slice(0, 10).map(({ organisation }) => organisation)).toEqual([
      'USA',
      'CHN',
      'GBR',
      'FRA',
      'AUS',
      'JPN',
      'ITA',
      'NED',
      'GER',
      'KOR',
    ]);
  });

  it('keeps people of the same name apart', async () => {
    const twins = await rows(
      `select count(distinct id) as people from sport.participants where family_name = 'FERNANDEZ' and given_name = 'Federico'`,
    );
    expect(twins).toEqual([{ people: 2 }]);
  });

  it('changes nothing the second time', async () => {
    const before = await dumpSportTables(database);
    expect((await importFolder(database, folder)).out).toContain('Nothing changed');
    expect(await dumpSportTables(database)).toEqual(before);
  });

  it('stays the same after an export and an import', async () => {
    const read = async (from: Database): Promise<Map<string, Uint8Array>> =>
      folderFiles((await readTables(from.pool, (await publicPartition(from.pool))!, { source: 'all' }))!);
    const a = await read(database);
    const target = await scratchFolder();
    await writeFolder(target, a);
    const other = await testDatabase();
    try {
      const run = await importFolder(other, target);
      expect(run.code).toBe(0);
      expect(run.errors.split('\n').filter((line) => !/ warning (W503|W601) /.test(line))).toEqual([]);
      const b = await read(other);
      expect([...b.keys()]).toEqual([...a.keys()]);
      for (const [name, bytes] of a) expect([name, Buffer.compare(bytes, b.get(name)!)]).toEqual([name, 0]);
      // A folder cannot express these: the feed's unit types, team members without a medal, a result with the type IRM.
      const lost = ['schedule_units.unit_type', 'awards.members', 'result_lines.result_type'];
      const hidden = new Set(
        (await rows<{ id: string }>('select id from sport.teams where not is_visible')).map((team) => team.id),
      );
      const [mine, theirs] = [await dumpSportTables(database, lost), await dumpSportTables(other, lost)];
      mine['teams'] = mine['teams']!.filter((text) => !hidden.has((JSON.parse(text) as { id: string }).id));
      for (const [name, texts] of Object.entries(mine)) {
        const theirNames = new Set(theirs[name]);
        expect([name, ...texts.filter((text) => !theirNames.has(text)).slice(0, 3)]).toEqual([name]);
        expect([name, theirs[name]?.length]).toEqual([name, texts.length]);
      }
    } finally {
      await other.close();
    }
  });
});
