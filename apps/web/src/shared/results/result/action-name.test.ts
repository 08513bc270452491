import { disciplineFor } from '@podium/disciplines';
import { phrases } from '@podium/disciplines/phrases';
import { compilePhrases } from '@podium/i18n/phrases';
import type { PhraseTree } from '@podium/i18n/phrases';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { phrases as result } from './phrases/en.ts';
import { sportTerms, shortSport } from '../sport/sport-terms.ts';
import { actionNameOf } from './action-name.ts';
import type { Translate } from '../../shell/messages.ts';

/** A lookup by string, because the app also builds without a given sport's folder. */
const sports: Readonly<Record<string, { en: PhraseTree }>> = phrases;
const messages = compilePhrases({
  shared: { pair: '{first}, {second}' },
  parts: { result },
  discipline: { generic: phrases.generic.en, fbl: sports['fbl']!.en, hbl: sports['hbl']!.en },
});
const t = createTranslator({ locale: 'en', messages: messages as never }) as unknown as Translate;

/** In this test, the feed names an action by its code only. */
const senders: Readonly<Record<string, string>> = { SHOT: 'Shot', ZZZ: 'Long-range strike', PTY: 'Penalty kick' };
const sport = (code: string) => ({
  discipline: disciplineFor(code),
  say: sportTerms(t, code.toLowerCase()),
  short: shortSport(t, code.toLowerCase()),
  named: (one: string) => senders[one],
});
const nameOf = (code: string, action: object): string =>
  actionNameOf(t, sport(code), { type: 'others', code: null, result: null, text: null, ...action });

describe('the name of an action', () => {
  it.each([
    ['FBL', { type: 'goal', code: 'SHOT', result: 'GOAL' }, 'Goal'],
    ['HBL', { type: 'goal', code: 'SHOT', result: 'GOAL' }, 'Goal'],
    ['FBL', { type: 'goal', code: 'SHOT' }, 'Goal'],
    ['FBL', { type: 'goal', code: 'PTY', result: 'GOAL' }, 'Goal from a penalty'],
    ['FBL', { type: 'shot-missed', code: 'SHOT', result: 'FLT' }, 'Shot missed'],
    ['FBL', { type: 'shot-missed', code: 'SHOT', result: 'SAVE' }, 'Shot saved'],
    ['FBL', { type: 'shot-made', code: 'PTY', result: 'GOAL', tally: { home: '1', away: '0' } }, 'Penalty scored'],
  ])('W1: in %s, is for %j our own words, whatever the sender calls the code', (code, action, name) => {
    expect(nameOf(code, action)).toBe(name);
  });

  it('W7: is the sender’s name if we have no words for it', () => {
    expect(nameOf('FBL', { code: 'ZZZ' })).toBe('Long-range strike');
    expect(nameOf('FBL', { type: 'point', code: 'ZZZ' })).toBe('Long-range strike');
    expect(nameOf('FBL', { type: 'goal', code: 'ZZZ' })).toBe('Goal, Long-range strike');
  });

  it('W7: is the text of an action of type "others"', () => {
    expect(nameOf('FBL', { text: 'A dog on the field' })).toBe('');
    expect(nameOf('FBL', { code: 'XYZ' })).toBe('Other action');
  });

  it('W4: contains an outcome without a rule unchanged', () => {
    expect(nameOf('HBL', { type: 'warning', code: 'TMS', result: '2' })).toBe('Two-minute suspension, 2');
    expect(nameOf('FBL', { type: 'foul', code: 'FOUL', result: 'HOLDING_SHIRT' })).toBe('Foul, Holding shirt');
    expect(nameOf('FBL', { code: 'STARTP', result: 'PERIOD' })).toBe('Period starts');
    expect(nameOf('FBL', { code: 'VAR', add: 'GOAL', result: 'CONFIRMED' })).toBe('Video review');
  });
});
