import { expect, test } from 'vitest';
import { z } from 'zod';
import { bulletinAnswer, videoAnswer } from './content/main.ts';
import { bracketList } from './sport/disciplines.ts';
import { cutWhenVeiled, resultField, removalMarker, veil } from './veil.ts';

const line = z.object({ name: z.string(), rank: resultField(z.string().nullable()) });
const answer = z.object({
  name: z.string(),
  start: z.string().nullable(),
  isHeadToHead: z.boolean(),
  sides: resultField(z.array(line), { when: ({ isHeadToHead }) => !isHeadToHead }),
  winners: resultField(z.array(z.string())),
  medals: resultField(z.object({ gold: z.number(), total: z.number() })),
  note: resultField(z.string().optional()),
  sort: resultField(z.enum(['name', 'medals']).default('name'), { when: ({ sort }) => sort === 'medals' }),
  inner: z.object({ score: resultField(z.string()), by: z.record(z.string(), z.string()) }).optional(),
});

const plain: z.infer<typeof answer> = {
  name: 'Final',
  start: null,
  isHeadToHead: true,
  sides: [{ name: 'Aurora', rank: '1' }],
  winners: ['Aurora'],
  medals: { gold: 3, total: 7 },
  note: 'after extra time',
  sort: 'medals',
  inner: { score: '3–2', by: { a: 'b' } },
};

test('marked fields are emptied, and the rest stays', () => {
  const cut = veil(answer, plain);
  expect(cut).toEqual({
    name: 'Final',
    start: null,
    isHeadToHead: true,
    sides: [{ name: 'Aurora', rank: null }],
    winners: [],
    medals: { gold: 0, total: 0 },
    sort: 'name',
    inner: { score: '', by: { a: 'b' } },
  });
  expect(answer.parse(cut)).toEqual(cut);
});

test('a list is kept or emptied by the object that contains it', () => {
  expect(veil(answer, { ...plain, isHeadToHead: false }).sides).toEqual([]);
  expect(veil(answer, { ...plain, sort: 'name' }).sort).toBe('name');
});

test('an undeclared field is left out, and a response without marks is returned unchanged', () => {
  expect(veil(answer, { ...plain, winner: 'Aurora' } as typeof plain)).not.toHaveProperty('winner');
  const unmarked = z.object({ name: z.string() });
  expect(veil(unmarked, plain)).toBe(plain);
});

test('marking a schema leaves it unmarked where else it is used', () => {
  const counts = z.object({ gold: z.number() });
  const both = z.object({ own: counts, won: resultField(counts) });
  expect(veil(both, { own: { gold: 1 }, won: { gold: 1 } })).toEqual({ own: { gold: 1 }, won: { gold: 0 } });
});

test('a marked field that has no empty value is an error', () => {
  const invalidSchema = z.object({ winner: resultField(z.enum(['home', 'away'])) });
  expect(() => veil(invalidSchema, { winner: 'home' })).toThrow('A field of type enum has no empty value');
});

test('a shortened list keeps the rest, and marks within it are emptied', () => {
  const list = cutWhenVeiled(z.array(line), (lines) => lines.slice(0, 1));
  const lines = [
    { name: 'Aurora', rank: '2' },
    { name: 'Brisa', rank: '1' },
  ];
  expect(veil(list, lines)).toEqual([{ name: 'Aurora', rank: null }]);
});

test('removing a result is reported, but not an empty field', () => {
  const countRemoved = (value: typeof plain): number => {
    let count = 0;
    veil(answer, value, () => count++);
    return count;
  };
  expect(countRemoved(plain)).toBe(6);
  const zeroCounts = { gold: 0, total: 0 };
  expect(
    countRemoved({ ...plain, sides: [], winners: [], medals: zeroCounts, note: '', sort: 'name', inner: undefined }),
  ).toBe(0);
});

test('a bracket keeps its shape and its first-round pairings', () => {
  const place = (id: string) => ({
    pos: '1',
    competitor: { id, type: 'team' as const, name: id, organisation: null },
    seed: '1',
    wlt: 'W',
    result: '3',
    irm: null,
  });
  const round = (code: string, id: string) => ({
    code,
    items: [{ code: null, unit: code, order: 1, position: 1, result: '3–2', places: [place(id)] }],
  });
  const [main, bronze] = veil(bracketList, [
    { code: 'FNL', rounds: [round('SFNL', 'AUR'), round('FNL', 'BRS')] },
    { code: 'BRN', rounds: [round('BRN', 'CRL')] },
  ]);
  expect(main!.rounds.map(({ code }) => code)).toEqual(['SFNL', 'FNL']);
  expect(main!.rounds[0]!.items[0]).toMatchObject({ unit: 'SFNL', result: null });
  expect(main!.rounds[0]!.items[0]!.places[0]).toMatchObject({ competitor: { id: 'AUR' }, wlt: null, result: null });
  expect(JSON.stringify([main!.rounds[1], bronze])).not.toMatch(/BRS|CRL|"W"/u);
});

test('texts about recordings and in bulletins that are not pinned are removed', () => {
  const text = { text: 'Aurora wins', lang: 'en' as const };
  const bulletin = (isPinned: boolean) =>
    veil(bulletinAnswer, { title: text, text, isPinned, files: [{}] } as z.infer<typeof bulletinAnswer>);
  expect(JSON.stringify(bulletin(true))).toContain('Aurora');
  expect(bulletin(false)).toMatchObject({ title: { text: '', lang: 'en' }, text: { text: '' }, files: [] });
  const video = (state: 'live' | 'recorded') =>
    veil(videoAnswer, { state, title: text, description: text, poster: {} } as z.infer<typeof videoAnswer>);
  expect(video('live')).toMatchObject({ title: text, description: text });
  expect(video('recorded')).toMatchObject({ title: { text: '' }, description: null, poster: null });
});

test('a response that is built without the content of a field counts as changed', () => {
  const sign = z.object({ isFieldHidden: removalMarker(z.literal(true).optional()) });
  let removed = 0;
  expect(veil(sign, { isFieldHidden: true }, () => removed++)).toEqual({ isFieldHidden: true });
  veil(sign, {}, () => removed++);
  expect(removed).toBe(1);
});
