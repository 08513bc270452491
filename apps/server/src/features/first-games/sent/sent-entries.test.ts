/** Delegations send their entries by a link, over HTTP; organizers go through them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  EntriesOffer,
  EntryLinks,
  EntryLinksMade,
  ErrorAnswer,
  FirstGamesWaiting,
  SentEntry,
} from '@podium/contract';
import { signUpUser } from '../../../testing/sign-up-user.ts';
import { testPodium } from '../../../testing/test-podium.ts';
import type { TestPodium } from '../../../testing/test-podium.ts';
import { Visitor } from '../../../testing/visitor.ts';
import { schoolPlan } from '../testing/school-plan.ts';

type Person = Awaited<ReturnType<typeof signUpUser>>;
const base = '/api/v1/desk/first-games/entry-links';
let podium: TestPodium;
let mia: Person;
let visitor: Visitor;

beforeAll(async () => {
  podium = await testPodium({ environment: { ACCOUNTS_PASSWORD_MB: '19', ACCOUNTS_TWO_FACTOR_FOR: 'none' } });
  mia = await signUpUser(podium, { grant: 'manager' });
  visitor = new Visitor(podium.url);
  const saved = await mia.ask('PUT', '/api/v1/desk/first-games', schoolPlan, { 'if-match': '"0"' });
  if (!saved.ok) throw new Error(await saved.text());
});
afterAll(async () => podium.stop());

const soon = (): string => new Date(Date.now() + 3_600_000).toISOString();
const [first, second] = schoolPlan.delegations.map(({ id }) => id);
async function makeLink(delegation = first!, by: Person = mia): Promise<{ id: string; secret: string }> {
  const response = await by.post(base, { delegations: [delegation], until: soon() });
  expect(response.status).toBe(201);
  const { items } = (await response.json()) as EntryLinksMade;
  return { id: items[0]!.id, secret: items[0]!.url.split('#')[1]! };
}
const open = async (link: string): Promise<Response> => visitor.post('/api/v1/entries/open', { link });
const send = async (link: string, entries: unknown[]): Promise<Response> =>
  visitor.post('/api/v1/entries/send', { link, entries });
const fieldsOf = async (response: Response): Promise<unknown> => [
  response.status,
  ...((await response.json()) as ErrorAnswer).error.fields!.map(({ field, message }) => [field, message]),
];
const findWaiting = async (id: string): Promise<EntryLinks['items'][number]> =>
  (await mia.get<EntryLinks>(base)).items.find((item) => item.id === id)!;
const ana: SentEntry = {
  event: 'race',
  person: { name: 'Ana Lima', birthDate: '2010-03-12', sex: 'W' },
  members: [],
};

test('a delegation sees only its own events, sends its entries, and changes them', async () => {
  const { id, secret } = await makeLink();
  const offer = (await (await open(secret)).json()) as EntriesOffer;
  expect(offer).toMatchObject({ delegation: { id: first }, isOver: false, entries: [], sentAt: null });
  expect(offer.events.map((event) => event.id)).toEqual(schoolPlan.events.map((event) => event.id));
  expect(JSON.stringify(offer)).not.toContain(schoolPlan.delegations[1]!.code);
  expect((await send(secret, [ana])).status).toBe(200);
  const both = [ana, { ...ana, person: { name: 'Bo Reis' } }];
  expect((await send(secret, both)).status).toBe(200);
  expect((await findWaiting(id)).entries).toEqual(both);
  expect(((await (await open(secret)).json()) as EntriesOffer).entries).toEqual(both);
});

test('entries that an organizer has processed are removed, unless newer ones were sent', async () => {
  const { id, secret } = await makeLink(second);
  await send(secret, [ana]);
  const { sentAt } = await findWaiting(id);
  await send(secret, [{ ...ana, person: { name: 'Cleo Paz' } }]);
  const done = async (seen: string | null): Promise<Response> => mia.post(`${base}/${id}/done`, { seen });
  expect(await fieldsOf(await done(sentAt))).toEqual([409, ['seen', 'overtaken']]);
  const waitingOf = async (delegation: string): Promise<number[]> =>
    (await mia.get<FirstGamesWaiting>('/api/v1/desk/first-games/waiting')).entries.flatMap((one) =>
      one.delegation === delegation ? one.count : [],
    );
  expect(await waitingOf(second!)).toEqual([1]);
  expect((await done((await findWaiting(id)).sentAt)).status).toBe(200);
  expect((await findWaiting(id)).entries).toEqual([]);
  expect(await waitingOf(second!)).toEqual([]);
  const { rows } = await podium.database.pool.query('select sent from "first-games".entry_links where id = $1', [id]);
  expect(rows).toEqual([{ sent: null }]);
});

test('entries that the plan cannot accept are refused by line', async () => {
  const { secret } = await makeLink();
  expect(await fieldsOf(await send(secret, [ana, { ...ana, event: 'nope' }]))).toEqual([
    422,
    ['entries.1.event', 'unknownEvent'],
  ]);
  expect(await fieldsOf(await send(secret, [{ event: 'race', members: [] }]))).toEqual([
    422,
    ['entries.0.person', 'required'],
  ]);
  expect((await send(secret, [])).status).toBe(422);
});

test('a link ends at its time, when it is revoked, and when its creator loses the right', async () => {
  const over = await makeLink();
  await podium.database.pool.query(`update "first-games".entry_links set until = now() where id = $1`, [over.id]);
  expect(await fieldsOf(await send(over.secret, [ana]))).toEqual([409, ['until', 'over']]);
  expect(((await (await open(over.secret)).json()) as EntriesOffer).isOver).toBe(true);

  const revoked = await makeLink();
  expect((await mia.ask('DELETE', `${base}/${revoked.id}`)).status).toBe(200);
  expect((await mia.ask('DELETE', `${base}/${revoked.id}`)).status).toBe(404);
  expect((await open(revoked.secret)).status).toBe(401);

  const leo = await signUpUser(podium, { grant: 'manager' });
  const ofLeo = await makeLink(first, leo);
  await podium.database.pool.query('delete from people.grants where person_id = $1', [leo.id]);
  expect((await send(ofLeo.secret, [ana])).status).toBe(401);
  expect((await open('x'.repeat(32))).status).toBe(401);
});

test('links are created for delegations of the plan, until a future time, by managers of all of the Games', async () => {
  const wanted = { delegations: [first], until: soon() };
  expect(await fieldsOf(await mia.post(base, { ...wanted, delegations: ['nobody'] }))).toEqual([
    422,
    ['delegations.0', 'unknownDelegation'],
  ]);
  expect(await fieldsOf(await mia.post(base, { ...wanted, until: '2026-01-01T00:00:00Z' }))).toEqual([
    422,
    ['until', 'over'],
  ]);
  const ofHall = await signUpUser(podium, { grant: 'manager', scope: 'venue GYM' });
  expect((await ofHall.post(base, wanted)).status).toBe(403);
  expect((await ofHall.ask('GET', base)).status).toBe(403);
  expect((await visitor.post(base, wanted)).status).toBe(401);
});
