import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, expectTypeOf, test } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { sessions } from './sport-tables.ts';
import type { resultLines, scheduleUnits } from './sport-tables.ts';
import type { TableRow, WrittenRow } from './table-row.ts';

test('a table row has the names, the types and the nulls of the columns', () => {
  expectTypeOf<TableRow<typeof scheduleUnits, 'id' | 'start_at' | 'tags'>>().toEqualTypeOf<{
    id: string;
    start_at: number | null;
    tags: string[];
  }>();
  expectTypeOf<TableRow<typeof resultLines, 'owner'>>().toEqualTypeOf<{ owner: string }>();
  // @ts-expect-error: the column has another name, as after a rename.
  expectTypeOf<TableRow<typeof scheduleUnits, 'startAt'>>().toBeObject();
  expectTypeOf<WrittenRow<typeof scheduleUnits>['startAt']>().toEqualTypeOf<string | null | undefined>();
});

test('every reader gets an instant as epoch milliseconds', async () => {
  const database = await testDatabase();
  try {
    const startAt = Date.parse('2026-10-12T18:04:00.123Z');
    const orm = drizzle(database.pool);
    const session = { partition: 1, scope: 's', id: 'A', source: 1, stamp: '1', disciplineCode: 'SWM' };
    await orm.insert(sessions).values({ ...session, names: [], attributes: {}, startAt });
    expect(await orm.select({ startAt: sessions.startAt, endAt: sessions.endAt }).from(sessions)).toEqual([
      { startAt, endAt: null },
    ]);
    expect((await database.pool.query('select start_at from sport.sessions')).rows).toEqual([{ start_at: startAt }]);
  } finally {
    await database.close();
  }
});
