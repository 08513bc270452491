import { compilePhrases } from '@podium/i18n/phrases';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { phrases as ar } from '../../shared/phrases/ar.ts';
import { phrases as en } from '../../shared/phrases/en.ts';
import { phrases as fr } from '../../shared/phrases/fr.ts';
import { liveTitle } from './live-title.ts';
import type { UnitAnswer } from '@podium/contract';
import type { Translate } from '../../shared/shell/messages.ts';

const side = (name: string, result: string | null) => ({
  side: name,
  result,
  competitor: { id: name, type: 'team', name, organisation: null },
});
const match = (overrides: Partial<UnitAnswer> = {}, scores: [string | null, string | null] = ['23', '21']) =>
  ({
    status: 'RUNNING',
    isHeadToHead: true,
    results: [side('home', scores[0]), side('away', scores[1])],
    startList: [],
    current: null,
    ...overrides,
  }) as unknown as UnitAnswer;
const count = (id: string, shootOut: string) => ({ id, type: 'team', name: id, organisation: null, shootOut }) as const;

const titleIn = (
  locale: string,
  shared: Readonly<Record<string, string>>,
  words: Record<string, string>,
  unit: UnitAnswer,
) =>
  liveTitle(
    createTranslator({ locale, messages: compilePhrases({ shared, status: words }) as never }) as unknown as Translate,
    unit,
  );
const title = (unit: UnitAnswer) => titleIn('en', en, { RUNNING: 'Live', SCHEDULED_BREAK: 'Break' }, unit);

it('the page title of a live contest of two is its score, home first, with the short name of the part', () => {
  expect(title(match())).toBe('Live \u{2066}23–21\u{2069}');
  const moment = { period: { code: 'H2', name: '2nd half', short: 'H2' }, clock: '21:20' };
  expect(title(match({ moment }))).toBe('Live \u{2066}23–21\u{2069} · H2');
  expect(title(match({ moment, status: 'SCHEDULED_BREAK' }))).toBe('Break \u{2066}23–21\u{2069} · H2');
});

it('the page title includes the count of a shoot-out next to the score, in the digits of the language', () => {
  const unit = match({ competitors: [count('away', '3'), count('home', '4')] }, ['2', '2']);
  expect(title(unit)).toBe('Live \u{2066}2–2 (4–3 p)\u{2069}');
  expect(titleIn('ar', ar, { RUNNING: 'مباشر' }, unit)).toBe('مباشر \u{2066}2–2 (4–3 ر.ت)\u{2069}');
  expect(titleIn('fr', fr, { RUNNING: 'En direct' }, unit)).toBe('En direct \u{2066}2–2 (4–3 t.a.b.)\u{2069}');
});

it('the page title is the usual one before, after, without a score, and with more than two competitors', () => {
  expect(title(match({ status: 'SCHEDULED' }))).toBeUndefined();
  expect(title(match({ status: 'UNOFFICIAL' }))).toBeUndefined();
  expect(title(match({}, [null, null]))).toBeUndefined();
  expect(title(match({ isHeadToHead: false }))).toBeUndefined();
});
