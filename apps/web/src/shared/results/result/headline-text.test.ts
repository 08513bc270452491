import { disciplineFor } from '@podium/disciplines';
import { compilePhrases } from '@podium/i18n/phrases';
import { createTranslator } from 'use-intl/core';
import { expect, it } from 'vitest';
import { phrases as shared } from '../../phrases/ar.ts';
import { headlineText } from './headline-text.ts';
import { phrases as result } from './phrases/ar.ts';
import type { UnitAnswer } from '@podium/contract';

const athletes = ['Iara', 'Lia', 'Mirella'].map((name) => ({ id: name, type: 'athlete', name, organisation: null }));
const unit = {
  status: 'OFFICIAL',
  isHeadToHead: false,
  medal: 'gold',
  results: [],
  startList: [],
  periods: [],
  details: [],
  event: { gender: 'W' },
  outcome: { winners: athletes, marks: null, decidedBy: null },
} as unknown as UnitAnswer;

it('K9: three winners of a gold are separated by the comma of the language', () => {
  const t = createTranslator({ locale: 'ar', messages: compilePhrases({ shared, parts: { result } }) });
  const sport = { discipline: disciplineFor('ATH'), say: (phrase: string) => phrase };
  const text = headlineText(t, unit, sport);
  expect(text?.replaceAll(/[\u2068\u2069]/gu, '')).toBe('الذهبية مشتركة بين Iara، Lia وMirella.');
});
