import type { PlanEvent } from '@podium/contract';
import { expect, it } from 'vitest';
import { askedAct } from './asked-act.ts';

const event = { discipline: 'ATH', gender: 'W', code: '100M' } as PlanEvent;

it.each([
  ['event=ATHW100M&act=enter', 'enter'],
  ['event=ATHW100M&act=drawRound', 'drawRound'],
  ['event=ATHW100M&act=other', undefined],
  ['event=ATHM100M&act=enter', undefined],
  ['act=enter', undefined],
])('the address parameters %s open the form %s of the women’s 100 m', (query, act) =>
  expect(askedAct(new URLSearchParams(query), event)).toBe(act),
);
