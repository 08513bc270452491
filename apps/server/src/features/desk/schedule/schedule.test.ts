/** Edits of the schedule over HTTP: displayed values, access, concurrent edits, and further feed messages. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  DeskScheduleAnswer,
  DeskTodayAnswer,
  DeskUnit,
  ErrorAnswer,
  ScheduleDayAnswer,
  UndoneEditsAnswer,
  UnitAnswer,
  UnitEditsAnswer,
  UnitField,
} from '@podium/contract';
import { openLog } from '../../../ground/log.ts';
import { testDatabase } from '../../../database/test-database.ts';
import { replay } from '../../../feed/replay.ts';
import { importedGames } from '../../../testing/imported-games.ts';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import { featureEntryTypes as entryTypes } from '../../entry-types.gen.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
let podium: TestPodium;
let mia: Person;
let day: string;
let units: DeskUnit[];

beforeAll(async () => {
  podium = await importedGames();
  mia = await signUpUser(podium, { grant: 'manager' });
  const { rows } = await podium.database.pool.query<{ day: string }>(
    `select to_char(start_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day from sport.schedule_units
     where start_at is not null group by 1 order by count(*) desc limit 1`,
  );
  day = rows[0]!.day;
  ({ items: units } = await board());
});
afterAll(async () => podium.stop());

const board = async (user: Person = mia): Promise<DeskScheduleAnswer> => user.get(`/api/v1/desk/schedule?day=${day}`);
async function ofAllDays(): Promise<DeskUnit[]> {
  const { days } = await board();
  const all = await Promise.all(
    days.map(async (day) => (await mia.get<DeskScheduleAnswer>(`/api/v1/desk/schedule?day=${day}`)).items),
  );
  return all.flat();
}
const findDeskUnit = async (id: string): Promise<DeskUnit> => (await board()).items.find((unit) => unit.id === id)!;
const later = (unit: DeskUnit, minutes: number): string =>
  new Date(Date.parse(unit.shown.start as string) + minutes * 60_000).toISOString();
interface More {
  reason?: string;
  isLasting?: boolean;
  isConfirmed?: boolean;
  isDryRun?: boolean;
  nonce?: string;
}
const edit = async (
  user: Person,
  edits: { unit: DeskUnit; field: UnitField; value: unknown }[],
  more: More = {},
): Promise<Response> =>
  user.post('/api/v1/desk/schedule/edits', {
    edits: edits.map(({ unit, field, value }) => ({ unit: unit.id, field, value, seen: unit.shown[field] })),
    nonce: randomUUID(),
    isConfirmed: true,
    ...more,
  });
const clear = async (unit: DeskUnit, field: UnitField): Promise<Response> =>
  mia.post('/api/v1/desk/schedule/clear', { edits: [{ unit: unit.id, field }], nonce: randomUUID() });
const readEdits = async (response: Response): Promise<UnitEditsAnswer> => {
  expect([response.status, response.ok ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as UnitEditsAnswer;
};
const refusal = async (response: Response): Promise<unknown[]> => {
  const { error } = (await response.json()) as ErrorAnswer;
  return [response.status, ...(error.fields ?? []).map(({ field, message }) => `${field} ${message}`)];
};
const shownToAll = async (id: string) =>
  ((await (await podium.get(`/api/v1/schedule/days/${day}`)).json()) as ScheduleDayAnswer).items.find(
    (item) => item.id === id,
  );

test('a moved unit is public at its new time, with its former place, as soon as the request is answered', async () => {
  const [unit] = units as [DeskUnit];
  const { items } = await readEdits(
    await edit(mia, [
      { unit, field: 'start', value: later(unit, 40) },
      { unit, field: 'note', value: { en: 'Storm', pt: 'Tempestade' } },
    ]),
  );
  expect(items[0]).toMatchObject({
    status: 'RESCHEDULED',
    edits: expect.arrayContaining([
      expect.objectContaining({
        field: 'start',
        isShown: true,
        by: { id: mia.id, username: mia.username },
        said: unit.shown.start,
      }),
    ]),
  });
  const publicUnit = await shownToAll(unit.id);
  expect(Date.parse(publicUnit!.start!)).toBe(Date.parse(later(unit, 40)));
  expect(publicUnit).toMatchObject({ status: 'RESCHEDULED', change: { from: unit.start, reason: 'Storm' } });
});

test('a postponed contest shows the reason of the organizers and its old time in the schedule and on its page', async () => {
  const planned = (await board()).items.find(
    ({ type, status, start, edits }) =>
      type.startsWith('competition') && ['SCHEDULED', 'START_LIST'].includes(status) && start && edits.length === 0,
  )!;
  await readEdits(
    await edit(
      mia,
      [
        { unit: planned, field: 'status', value: 'POSTPONED' },
        { unit: planned, field: 'note', value: { en: 'Rain' } },
      ],
      { reason: 'rain' },
    ),
  );
  const change = { from: planned.start, reason: 'Rain' };
  // Rows of the schedule link to the page, also without a start list.
  expect(await shownToAll(planned.id)).toMatchObject({ status: 'POSTPONED', change, hasResults: true });
  const page = (await (await podium.get(`/api/v1/units/${encodeURIComponent(planned.id)}`)).json()) as UnitAnswer;
  expect(page).toMatchObject({ status: 'POSTPONED', change });
  await readEdits(await clear(await findDeskUnit(planned.id), 'status'));
  // The text is shown although the contest takes place at its time.
  expect((await shownToAll(planned.id))!.change).toEqual({ reason: 'Rain' });
  await readEdits(await clear(await findDeskUnit(planned.id), 'note'));
  expect((await shownToAll(planned.id))!.change).toBeUndefined();
});

test('after an edit is withdrawn, the value of the feed is shown', async () => {
  const [, unit] = units as [DeskUnit, DeskUnit];
  await readEdits(await edit(mia, [{ unit, field: 'start', value: later(unit, 15) }]));
  await readEdits(await clear(unit, 'start'));
  expect(await findDeskUnit(unit.id)).toMatchObject({ start: unit.start, status: unit.status, edits: [] });
});

test('a new edit follows the previous one, even while the clock of the Games is stopped', async () => {
  const [, unit] = units as [DeskUnit, DeskUnit];
  /** As if the edit had been made at a moment that the clock has not left yet, with a hash larger than most. */
  const holdClock = async (): Promise<unknown> =>
    podium.database.pool.query(
      `update sport.edits set stamp = '29991231120000000:9999999999:fffffff0' where unit_id = $1`,
      [unit.id],
    );
  await readEdits(await edit(mia, [{ unit, field: 'start', value: later(unit, 15) }]));
  await holdClock();
  await readEdits(await clear(unit, 'start'));
  expect(await findDeskUnit(unit.id)).toMatchObject({ start: unit.start, edits: [] });
  await readEdits(await edit(mia, [{ unit, field: 'start', value: later(unit, 25) }]));
  expect(Date.parse((await findDeskUnit(unit.id)).shown.start as string)).toBe(Date.parse(later(unit, 25)));
  await readEdits(await clear(unit, 'start'));
  expect(await findDeskUnit(unit.id)).toMatchObject({ start: unit.start, edits: [] });
});

test('the second of two edits of the same version is refused, even if both are sent at once', async () => {
  const unit = units[2]!;
  const [eva, rui] = await Promise.all([
    signUpUser(podium, { grant: 'manager' }),
    signUpUser(podium, { grant: 'admin' }),
  ]);
  const answers = await Promise.all(
    [mia, eva, rui].map(async (person, index) =>
      edit(person, [{ unit, field: 'start', value: later(unit, 10 + index) }]),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  const late = answers.find(({ status }) => status === 409)!;
  expect(await refusal(late)).toEqual([409, 'edits.0.seen overtaken']);
});

test('a repeated request is stored once', async () => {
  const unit = units[3]!;
  const nonce = randomUUID();
  const send = async (): Promise<Response> => edit(mia, [{ unit, field: 'start', value: later(unit, 5) }], { nonce });
  await readEdits(await send());
  await readEdits(await send());
  const { rows } = await podium.database.pool.query(
    `select from feed.journal where kind = 'desk' and header ->> 'about' = $1`,
    [`unit/${unit.id}`],
  );
  expect(rows).toHaveLength(1);
});

test('moving a whole day by forty minutes is one decision', async () => {
  const free = (await board()).items.filter((unit) => unit.edits.length === 0 && unit.shown.start !== null).slice(0, 3);
  const { items } = await readEdits(
    await edit(
      mia,
      free.map((unit) => ({ unit, field: 'start', value: later(unit, 40) })),
      { reason: 'the pump' },
    ),
  );
  expect(items.map(({ start }) => Date.parse(start!))).toEqual(free.map((unit) => Date.parse(later(unit, 40))));
  const { rows } = await podium.database.pool.query(
    `select from feed.journal where kind = 'desk' and header ->> 'about' = $1`,
    [`units/${free.length}`],
  );
  expect(rows).toHaveLength(1);
});

describe('a decision that is undone', () => {
  const undo = async (entry: number, more: { isDryRun?: boolean; user?: Person } = {}): Promise<Response> =>
    (more.user ?? mia).post('/api/v1/desk/schedule/undo', {
      entry,
      nonce: randomUUID(),
      isDryRun: more.isDryRun ?? false,
    });
  const entryOf = async (response: Response): Promise<number> => (await readEdits(response)).entry!;
  const unitNow = async (id: string): Promise<DeskUnit> => (await ofAllDays()).find((unit) => unit.id === id)!;
  const shownPage = async (id: string): Promise<UnitAnswer> =>
    (await (await podium.get(`/api/v1/units/${encodeURIComponent(id)}`)).json()) as UnitAnswer;
  const freeUnits = async (): Promise<DeskUnit[]> =>
    (await ofAllDays()).filter(
      ({ edits, shown }) => edits.length === 0 && shown.start !== null && shown.status === 'SCHEDULED',
    );

  test('restores time, status and note of a postponement at once, after a preview that names them', async () => {
    const [unit] = (await freeUnits()) as [DeskUnit];
    const entry = await entryOf(
      await edit(
        mia,
        [
          { unit, field: 'status', value: 'POSTPONED' },
          { unit, field: 'start', value: later(unit, 60) },
          { unit, field: 'note', value: { en: 'Rain' } },
        ],
        { reason: 'rain' },
      ),
    );
    const undoPreview = (await (await undo(entry, { isDryRun: true })).json()) as UndoneEditsAnswer;
    // The name of a final begins with its event, which is not said twice.
    const event = unit.event?.name ?? '';
    const name = unit.name.startsWith(event) ? unit.name : `${event} · ${unit.name}`;
    expect(undoPreview.items).toEqual([
      {
        unit: { id: unit.id, name },
        day: unit.day,
        changes: [
          expect.objectContaining({ field: 'start', after: unit.shown.start }),
          { field: 'status', before: 'POSTPONED', after: 'SCHEDULED' },
          { field: 'note', before: { en: 'Rain' }, after: null },
        ],
      },
    ]);
    expect((await shownPage(unit.id)).status).toBe('POSTPONED');
    expect((await undo(entry)).status).toBe(200);
    expect(await unitNow(unit.id)).toMatchObject({ shown: unit.shown, edits: [] });
    expect(await shownPage(unit.id)).toMatchObject({ status: unit.status, start: unit.start });
  });

  test('restores the previous correction with its reason, not the original value', async () => {
    const [unit] = (await freeUnits()) as [DeskUnit];
    const first = { isLasting: true, reason: 'the bus' };
    await readEdits(await edit(mia, [{ unit, field: 'start', value: later(unit, 10) }], first));
    const moved = await unitNow(unit.id);
    const entry = await entryOf(await edit(mia, [{ unit: moved, field: 'start', value: later(unit, 90) }]));
    expect((await undo(entry)).status).toBe(200);
    const now = await unitNow(unit.id);
    expect(Date.parse(now.shown.start as string)).toBe(Date.parse(later(unit, 10)));
    expect(now.edits).toMatchObject([{ field: 'start', isLasting: true, reason: 'the bus' }]);
    await readEdits(await clear(unit, 'start'));
  });

  test('makes a removed correction valid again', async () => {
    const [unit] = (await freeUnits()) as [DeskUnit];
    await readEdits(await edit(mia, [{ unit, field: 'note', value: { en: 'Bring a coat' } }]));
    const entry = await entryOf(await clear(unit, 'note'));
    expect((await undo(entry)).status).toBe(200);
    expect((await unitNow(unit.id)).shown.note).toEqual({ en: 'Bring a coat' });
    await readEdits(await clear(unit, 'note'));
  });

  test('a shift of several contests is undone for all of them', async () => {
    const moved = (await freeUnits()).slice(0, 3);
    const entry = await entryOf(
      await edit(
        mia,
        moved.map((unit) => ({ unit, field: 'start', value: later(unit, 1) })),
      ),
    );
    expect((await undo(entry)).status).toBe(200);
    const starts = await Promise.all(moved.map(async ({ id }) => (await unitNow(id)).start));
    expect(starts).toEqual(moved.map(({ start }) => start));
  });

  test('can no longer be undone after a newer decision, without the right to the contest, or if it is unknown', async () => {
    const unit = (await freeUnits()).find(({ discipline }) => discipline !== null)!;
    const entry = await entryOf(await edit(mia, [{ unit, field: 'start', value: later(unit, 10) }]));
    const other = await signUpUser(podium, { grant: 'manager', scope: `discipline X${unit.discipline!.id}` });
    expect((await undo(entry, { user: other })).status).toBe(403);
    const moved = await unitNow(unit.id);
    await readEdits(await edit(mia, [{ unit: moved, field: 'start', value: later(unit, 20) }]));
    expect(await refusal(await undo(entry))).toEqual([409, 'entry overtaken']);
    expect(await refusal(await undo(999_999_999))).toEqual([404]);
    expect((await undo(-1)).status).toBe(422);
    await readEdits(await clear(unit, 'start'));
  });
});

describe('a correction is refused', () => {
  test.each([
    ['a unit that does not exist', 'unit', 'NONE', [422, 'edits.0.unit unknownUnit']],
    ['a venue that does not exist', 'venue', 'MOON', [422, 'edits.0.value unknownVenue']],
  ] as const)('%s', async (_, what, value, expected) => {
    const unit = what === 'unit' ? { ...units[0]!, id: value } : await findDeskUnit(units[0]!.id);
    const response = await edit(mia, [
      { unit, field: what === 'unit' ? 'start' : 'venue', value: what === 'unit' ? null : value },
    ]);
    expect(await refusal(response)).toEqual(expected);
  });

  test('for a value of another kind, an end before the start, and a field given twice', async () => {
    const unit = (await board()).items.find(({ shown }) => shown.start !== null)!;
    expect((await edit(mia, [{ unit, field: 'start', value: 'noon' }])).status).toBe(422);
    expect((await edit(mia, [{ unit, field: 'status', value: 'DONE' }])).status).toBe(422);
    expect(await refusal(await edit(mia, [{ unit, field: 'end', value: later(unit, -5) }]))).toEqual([
      422,
      'edits.0.value endBeforeStart',
    ]);
    const start = { unit, field: 'start' as const, value: later(unit, 1) };
    expect(await refusal(await edit(mia, [start, start]))).toEqual([422, 'edits.1.field twice']);
    expect(await findDeskUnit(unit.id)).toEqual(unit);
  });

  test('for a status that cannot follow, and without a reason for one that needs it', async () => {
    const running = (await board()).items.find(({ status }) => status === 'OFFICIAL' || status === 'FINISHED');
    const planned = (await board()).items.find(({ status }) => status === 'SCHEDULED' || status === 'START_LIST');
    if (running)
      expect((await refusal(await edit(mia, [{ unit: running, field: 'status', value: 'SCHEDULED' }])))[0]).toBe(422);
    if (planned) {
      const cancel = { unit: planned, field: 'status' as const, value: 'POSTPONED' };
      await readEdits(await edit(mia, [cancel], { reason: 'rain' }));
      expect((await findDeskUnit(planned.id)).status).toBe('POSTPONED');
    }
    expect(running ?? planned).toBeDefined();
  });
});

describe('rights', () => {
  test('a manager of one discipline or hall edits only its units', async () => {
    const swimming = units.find(({ discipline }) => discipline?.id === 'SWM');
    const other = units.find(({ discipline }) => discipline && discipline.id !== 'SWM');
    const eva = await signUpUser(podium, { grant: 'manager', scope: 'discipline SWM' });
    const { items } = await board(eva);
    expect(items.every(({ mayEdit, discipline }) => mayEdit === (discipline?.id === 'SWM'))).toBe(true);
    const dry = { isDryRun: true };
    if (swimming)
      expect(
        (await edit(eva, [{ unit: await findDeskUnit(swimming.id), field: 'name', value: null }], dry)).status,
      ).toBe(200);
    if (other)
      expect((await edit(eva, [{ unit: await findDeskUnit(other.id), field: 'name', value: null }], dry)).status).toBe(
        403,
      );
    expect(swimming ?? other).toBeDefined();
  });

  test('a publisher edits no units', async () => {
    const ana = await signUpUser(podium, { grant: 'publisher' });
    expect((await ana.ask('GET', `/api/v1/desk/schedule?day=${day}`)).status).toBe(403);
    expect((await edit(ana, [{ unit: units[0]!, field: 'name', value: null }])).status).toBe(403);
  });
});

test('a clash is shown before the decision, and must be confirmed by its author', async () => {
  const { items } = await board();
  const contests = items.filter(
    ({ type, shown, status }) =>
      type.startsWith('competition') && shown.start !== null && !['CANCELLED', 'OFFICIAL'].includes(status),
  );
  const [first, second] = contests.filter(({ location }) => location !== null);
  if (!first || !second) return;
  const together = [
    { unit: second, field: 'start' as const, value: first.shown.start },
    { unit: second, field: 'end' as const, value: first.shown.end ?? null },
    { unit: second, field: 'location' as const, value: first.shown.location },
    { unit: second, field: 'venue' as const, value: first.shown.venue },
  ].filter(({ field, value }) => value !== second.shown[field]);
  const dry = await readEdits(await edit(mia, together, { isDryRun: true }));
  expect(dry.clashes.map(({ other, unit }) => [unit.id, other.id])).toContainEqual([second.id, first.id]);
  expect(await refusal(await edit(mia, together, { isConfirmed: false }))).toEqual([409, 'clashes clashes']);
  await readEdits(await edit(mia, together));
  // Taken apart again: the preview of taking that back names the clash.
  const unit = (await ofAllDays()).find(({ id }) => id === second.id)!;
  const apart = (['start', 'end'] as const).flatMap((field) => {
    const shown = unit.shown[field];
    const value = typeof shown === 'string' ? new Date(Date.parse(shown) + 600 * 60_000).toISOString() : null;
    return value === null ? [] : [{ unit, field, value }];
  });
  const { entry } = await readEdits(await edit(mia, apart));
  const preview = await mia.post('/api/v1/desk/schedule/undo', { entry, nonce: randomUUID(), isDryRun: true });
  const undoPreview = (await preview.json()) as UndoneEditsAnswer;
  expect(undoPreview.clashes.map((clash) => [clash.unit.id, clash.other.id])).toContainEqual([second.id, first.id]);
});

describe('a later message of the feed', () => {
  let sent = 0;
  /** Sends a schedule message about one unit, just after the last decision. */
  const feedValue = async (unit: DeskUnit, start: string): Promise<void> => {
    const { rows } = await podium.database.pool.query<{ code: string; stamp: string }>(
      `select code, (select max(stamp) from sport.edits) as stamp from sport.schedule_units where id = $1 limit 1`,
      [unit.id],
    );
    const { code, stamp } = rows[0]!;
    const date = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
    const time = String(Number(stamp.slice(8, 17)) + (sent += 1)).padStart(9, '0');
    const discipline = unit.discipline!.id;
    const response = await podium.feed(
      `<?xml version="1.0" encoding="UTF-8"?>
<OdfBody CompetitionCode="YG2026" DocumentCode="${discipline}-------------------------------" DocumentType="DT_SCHEDULE_UPDATE" Version="1" FeedFlag="P" Date="${date}" Time="${time}" LogicalDate="${date}" Source="TEST">
 <Competition><Unit Code="${code}" ScheduleStatus="SCHEDULED" StartDate="${start}" EndDate="${start}"/></Competition>
</OdfBody>`,
    );
    expect(response.status).toBeLessThan(300);
    await podium.settle();
  };
  /** Finds a contest of any day that has not been moved. */
  const findUntouched = async (): Promise<DeskUnit> => {
    const all = await ofAllDays();
    return all.find(
      ({ type, discipline, edits, shown }) =>
        type.startsWith('competition') && discipline && shown.start && edits.length === 0,
    )!;
  };
  const now = async (unit: DeskUnit): Promise<DeskUnit> =>
    (await mia.get<DeskScheduleAnswer>(`/api/v1/desk/schedule?day=${unit.day}`)).items.find(
      ({ id }) => id === unit.id,
    )!;

  const startEdit = async (unit: DeskUnit) => (await now(unit)).edits.find(({ field }) => field === 'start');
  const moveEdits = (unit: DeskUnit, minutes: number): Parameters<typeof edit>[1] => [
    { unit, field: 'start', value: later(unit, minutes) },
    ...(unit.shown.end === null ? [] : [{ unit, field: 'end' as const, value: later(unit, minutes + 30) }]),
  ];

  test('that repeats the value changes nothing, and one with a new value is shown', async () => {
    const unit = await findUntouched();
    await readEdits(await edit(mia, moveEdits(unit, 25)));
    await feedValue(unit, unit.shown.start as string);
    expect((await now(unit)).shown.start).toBe(later(unit, 25));
    await feedValue(unit, later(unit, 60));
    expect((await now(unit)).shown.start).toBe(later(unit, 60));
    expect(await startEdit(unit)).toMatchObject({ isShown: false });
  });

  test('that contradicts a lasting edit raises an alarm, until the edit is withdrawn', async () => {
    const unit = await findUntouched();
    await readEdits(await edit(mia, moveEdits(unit, 25), { isLasting: true }));
    await feedValue(unit, later(unit, 60));
    expect((await now(unit)).shown.start).toBe(later(unit, 25));
    expect(await startEdit(unit)).toMatchObject({ isShown: true, isContradicted: true, said: later(unit, 60) });
    const alarms = async () =>
      (await mia.get<DeskTodayAnswer>('/api/v1/desk/today')).alarms.map(({ kind, examples }) => [kind, ...examples]);
    expect(await alarms()).toContainEqual(['edit-contradicted', unit.id]);
    await readEdits(await clear(unit, 'start'));
    await readEdits(await clear(unit, 'end'));
    expect(await alarms()).not.toContainEqual(['edit-contradicted', unit.id]);
    expect((await now(unit)).shown.start).toBe(later(unit, 60));
  });
});

test('a replay gives the same tables', async () => {
  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
});

test('a coach of two teams cannot be at two contests at once', async () => {
  const { rows } = await podium.database.pool.query<{ unit: string; team: string }>(
    `select distinct on (team) unit, team from (
       select ref as unit, competitor_id as team from sport.result_lines where level = 'unit' and competitor_id in (select id from sport.teams)
     ) as played order by team, unit`,
  );
  const contests = new Map((await ofAllDays()).map((item) => [item.id, item]));
  const row = rows.find(({ unit }) => contests.get(unit)?.shown.start);
  const other = rows.find(({ unit }) => contests.get(unit)?.shown.start && unit !== row?.unit);
  const [first, second] = [contests.get(row!.unit)!, contests.get(other!.unit)!];
  // This update is not in the journal, so it must follow the replay.
  await podium.database.pool.query('update sport.teams set staff = $1 where id = any($2)', [
    JSON.stringify([{ id: 'C7', role: 'COACH', order: 1 }]),
    [row!.team, other!.team],
  ]);
  const moved = [
    { unit: second, field: 'start' as const, value: first.shown.start },
    { unit: second, field: 'end' as const, value: null },
  ].filter(({ field, value }) => value !== second.shown[field]);
  const { clashes } = await readEdits(await edit(mia, moved, { isDryRun: true }));
  expect(clashes.find(({ other: { id } }) => id === first.id)).toMatchObject({ people: [{ id: 'C7' }] });
});
