import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { FairGate } from './fair-gate.ts';
import type { Leave } from './fair-gate.ts';

const limits = { atOnce: 1, waiting: 4, waitingPerAddress: 3, waitMs: 60_000 };
const neverAborted = new AbortController().signal;

/** Enters for each address in turn and records the order of admission. */
function enterAll(gate: FairGate, addresses: readonly string[], order: string[]): Promise<Leave | undefined>[] {
  return addresses.map((address) =>
    gate.enter(address, neverAborted).then((leave) => {
      order.push(leave ? address : `${address} refused`);
      return leave;
    }),
  );
}

describe('a few callers run at once', () => {
  test('and a caller without a free place waits for the next to finish', async () => {
    const gate = new FairGate({ ...limits, atOnce: 2 });
    const [first, second] = [await gate.enter('a', neverAborted), await gate.enter('a', neverAborted)];
    const third = gate.enter('a', neverAborted);
    expect(gate.waiting).toBe(1);
    first!();
    first!();
    expect(await third).toBeTypeOf('function');
    expect(gate.waiting).toBe(0);
    const fourth = gate.enter('a', neverAborted);
    second!();
    expect(await fourth).toBeTypeOf('function');
  });

  test('and addresses take turns, regardless of the order in which they queued', async () => {
    const gate = new FairGate(limits);
    const inside = await gate.enter('x', neverAborted);
    const order: string[] = [];
    const all = enterAll(gate, ['hall', 'hall', 'hall', 'home'], order);
    inside!();
    for (const entered of [all[0]!, all[3]!, all[1]!, all[2]!]) (await entered)!();
    expect(order).toEqual(['hall', 'home', 'hall', 'hall']);
  });

  test('and callers above the limit of an address, and above the total limit, are refused at once', async () => {
    const gate = new FairGate(limits);
    await gate.enter('x', neverAborted);
    const order: string[] = [];
    void enterAll(gate, ['hall', 'hall', 'hall', 'hall', 'home', 'school'], order);
    await sleep(0);
    expect(order).toEqual(['hall refused', 'school refused']);
  });

  test('and a caller that stops waiting gives its place to the next', async () => {
    const gate = new FairGate(limits);
    const inside = await gate.enter('x', neverAborted);
    const leaver = new AbortController();
    const left = gate.enter('a', leaver.signal);
    const next = gate.enter('a', neverAborted);
    leaver.abort();
    expect(await left).toBeUndefined();
    expect(gate.waiting).toBe(1);
    inside!();
    expect(await next).toBeTypeOf('function');
    expect(await gate.enter('a', leaver.signal)).toBeUndefined();
  });

  test('and others get a turn between two callers', async () => {
    const gate = new FairGate(limits);
    const inside = await gate.enter('x', neverAborted);
    const order: string[] = [];
    setImmediate(() => order.push('others'));
    const [next] = enterAll(gate, ['next page'], order);
    inside!();
    await next;
    expect(order).toEqual(['others', 'next page']);
  });

  test('and no caller waits longer than the limit', async () => {
    const gate = new FairGate({ ...limits, waitMs: 20 });
    await gate.enter('x', neverAborted);
    expect(await gate.enter('a', neverAborted)).toBeUndefined();
    expect(gate.waiting).toBe(0);
  });
});
