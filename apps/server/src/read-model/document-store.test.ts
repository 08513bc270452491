import { expect, test } from 'vitest';
import { DocumentStore } from './document-store.ts';

const document = (value: number, keys: string[] = ['games']): { body: object; keys: string[] } => ({
  body: { value },
  keys,
});
const valueOf = (bytes: Buffer | undefined): number => (JSON.parse(bytes!.toString()) as { value: number }).value;

test('F22: 2,000 who ask at once cause one build', async () => {
  const store = new DocumentStore();
  let builds = 0;
  const build = async (): Promise<{ body: object; keys: string[] }> => {
    builds++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return document(1);
  };
  const all = await Promise.all(Array.from({ length: 2000 }, () => store.get('a', build)));
  expect(builds).toBe(1);
  expect(new Set(all).size).toBe(1);
});

test('a change of one of its keys makes a document stale, any other does not', async () => {
  const store = new DocumentStore();
  await store.get('a', async () => document(1, ['medals']));
  store.invalidate(['unit:x', 'day:2026-10-12']);
  expect(store.ready('a')).toBeDefined();
  store.invalidate(['medals']);
  expect(store.ready('a')).toBeUndefined();
  expect(valueOf((await store.get('a', async () => document(2, ['medals'])))!.bytes.identity)).toBe(2);
});

test('participants:swm is a change of participants, too', async () => {
  const store = new DocumentStore();
  await store.get('a', async () => document(1, ['participants']));
  store.invalidate(['participants:swm']);
  expect(store.ready('a')).toBeUndefined();
});

test('a change during the build leaves the result stale: what it read may be old already', async () => {
  const store = new DocumentStore();
  const building = store.get('a', async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return document(1, ['medals']);
  });
  store.invalidate(['medals']);
  expect(await building).toBeDefined();
  expect(store.ready('a')).toBeUndefined();
});

test('when a build fails the last good document stands in, and the next one is tried again', async () => {
  const store = new DocumentStore();
  await store.get('a', async () => document(1));
  store.invalidate(['games']);
  const stand = await store.get('a', async () => {
    throw new Error('the database is away');
  });
  expect(valueOf(stand?.bytes.identity)).toBe(1);
  expect(valueOf((await store.get('a', async () => document(2)))!.bytes.identity)).toBe(2);
});

test('without a last one the failure is told', async () => {
  const store = new DocumentStore();
  await expect(
    store.get('a', async () => {
      throw new Error('away');
    }),
  ).rejects.toThrow('away');
});

test('what does not exist is not remembered', async () => {
  const store = new DocumentStore();
  expect(await store.get('a', async () => undefined)).toBeUndefined();
  expect(store.size.documents).toBe(0);
});

test('searches are answered, not kept', async () => {
  const store = new DocumentStore();
  expect(await store.get('q', async () => ({ ...document(1), isTransient: true }))).toBeDefined();
  expect(store.size.documents).toBe(0);
});

test('the oldest documents make room', async () => {
  const store = new DocumentStore({ documents: 3, bytes: 1e9 });
  for (const key of ['a', 'b', 'c', 'd', 'e']) await store.get(key, async () => document(1));
  expect(store.size.documents).toBe(3);
  expect(store.ready('a')).toBeUndefined();
  expect(store.ready('e')).toBeDefined();
});
