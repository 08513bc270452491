import { expect, test } from 'vitest';
import { Ring } from './ring.ts';
import type { RingItem } from './ring.ts';

const item = (seq: number, time = seq): RingItem => ({
  seq,
  at: time,
  bytes: Buffer.from(String(seq)),
  keys: [`unit:${seq}`],
});

test('a reader gets all changes after its position, even across gaps in the numbers', () => {
  const ring = new Ring(10);
  for (const seq of [11, 12, 15, 16]) ring.push(item(seq));
  const rest = ring.after(12);
  expect(rest.kind === 'rest' && rest.items.map((item) => item.seq)).toEqual([15, 16]);
  expect(ring.after(16)).toEqual({ kind: 'rest', items: [] });
});

test('a position older than the ring gets a reset, never a part of the changes', () => {
  const ring = new Ring(10);
  ring.push(item(11));
  expect(ring.after(9)).toEqual({ kind: 'reset' });
  expect(ring.after(10).kind).toBe('rest');
});

test('a return after too many changes gets a reset', () => {
  const ring = new Ring(0, { items: 100, ageMs: 1e9, rest: 5 });
  for (let seq = 1; seq <= 20; seq++) ring.push(item(seq));
  expect(ring.after(14)).toEqual({ kind: 'reset' });
  expect(ring.after(15).kind).toBe('rest');
});

test('a change that is dropped from the ring resets clients that had not received it', () => {
  const ring = new Ring(0, { items: 10, ageMs: 1e9, rest: 1000 });
  for (let seq = 1; seq <= 40; seq++) ring.push(item(seq));
  expect(ring.after(5)).toEqual({ kind: 'reset' });
  expect(ring.after(35).kind).toBe('rest');
});

test('changes that are too old are dropped as well', () => {
  const ring = new Ring(0, { items: 1000, ageMs: 1000, rest: 1000 });
  ring.push(item(1, 0));
  ring.push(item(2, 100));
  ring.push(item(3, 60_000));
  expect(ring.after(1)).toEqual({ kind: 'reset' });
  expect(ring.after(2).kind).toBe('rest');
});

test('a reader gets only subscribed changes, and the others do not count towards a reset', () => {
  const ring = new Ring(0, { items: 100, ageMs: 1000, rest: 2 });
  for (let seq = 1; seq <= 20; seq++) ring.push(item(seq));
  const rest = ring.after(0, ({ keys }) => keys.includes('unit:7'));
  expect(rest.kind === 'rest' && rest.items.map((item) => item.seq)).toEqual([7]);
  expect(ring.after(0)).toEqual({ kind: 'reset' });
});
