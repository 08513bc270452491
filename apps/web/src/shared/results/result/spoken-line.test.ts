import { compilePhrases } from '@podium/i18n/phrases';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { phrases as ar } from './phrases/ar.ts';
import { phrases as en } from './phrases/en.ts';
import { phrases as fr } from './phrases/fr.ts';
import { spokenLine } from './spoken-line.ts';
import type { ResultLineAnswer } from '@podium/contract';
import type { Translate } from '../../shell/messages.ts';

const shared = {
  en: { shared: { pair: '{first}, {second}' }, irm: { DNS: 'Did not start' } },
  ar: { shared: { pair: '{first}، {second}' }, irm: { DNS: 'عدم البدء' } },
};
const translator = (locale: string, phrases: object, common: object = shared.en): Translate =>
  createTranslator({
    locale,
    messages: compilePhrases({ ...common, parts: { result: phrases } } as never) as never,
  }) as unknown as Translate;

const line = (more: Partial<ResultLineAnswer> = {}): ResultLineAnswer =>
  ({
    competitor: { id: 'A1', type: 'athlete', name: 'LIMA Ana', organisation: { code: 'BA', name: 'Bahia' } },
    rank: '2',
    rankEqual: false,
    result: '57.31',
    resultType: 'TIME',
    diff: '+0.42',
    irm: null,
    points: null,
    qualification: null,
    ...more,
  }) as ResultLineAnswer;
const all = { rank: true, organisation: true, diff: true, qualification: true };
const english = translator('en', en);
const say = (more: Partial<ResultLineAnswer>, t = english, columns = all) =>
  spokenLine(t, line(more), columns, 'points');

describe('a line as a sentence', () => {
  it('contains place, name, delegation, result and gap with their units', () => {
    expect(say({})).toBe('2nd, Ana Lima, Bahia, 57.31 seconds, 0.42 seconds behind');
    expect(say({ rank: '11', result: '1:02.04', diff: '+1:00.50' })).toBe(
      '11th, Ana Lima, Bahia, 1 minute 2.04 seconds, 1 minute 0.50 seconds behind',
    );
    expect(say({ resultType: 'DISTANCE', result: '7.84', diff: null })).toBe('2nd, Ana Lima, Bahia, 7.84 meters');
    expect(say({ resultType: 'POINTS', result: '1.00', diff: '1' })).toBe(
      '2nd, Ana Lima, Bahia, 1.00 points, 1 point behind',
    );
  });

  it('reads a mark of unknown kind by the measure of the sport', () => {
    expect(say({ resultType: null, result: '1', diff: null })).toBe('2nd, Ana Lima, Bahia, 1 point');
  });

  it('W3: contains the points after the result', () => {
    expect(say({ points: '1010', diff: null })).toBe('2nd, Ana Lima, Bahia, 57.31 seconds, 1010 points');
  });

  it('describes in words a missing mark, a shared place and advancing', () => {
    expect(say({ rank: null, result: null, diff: null, irm: 'DNS' })).toBe('Ana Lima, Bahia, Did not start');
    expect(say({ rankEqual: true, diff: null, qualification: 'q' })).toBe(
      '2nd, tied, Ana Lima, Bahia, 57.31 seconds, qualified: q',
    );
  });

  it('leaves out values without a column in the table, and the gap of the winner', () => {
    const none = { rank: false, organisation: false, diff: false, qualification: false };
    expect(say({}, english, none)).toBe('Ana Lima, 57.31 seconds');
    expect(say({ rank: '1', diff: '0.00' })).toBe('1st, Ana Lima, Bahia, 57.31 seconds');
  });

  it('uses the word order and the plurals of the language', () => {
    expect(say({ rank: '1', diff: null }, translator('fr', fr))).toBe('1re place, Ana Lima, Bahia, 57.31 secondes');
    expect(say({ diff: '+3' }, translator('ar-u-nu-latn', ar, shared.ar))).toBe(
      'المركز 2، Ana Lima، Bahia، 57.31 ثانية، بفارق 3 ثوانٍ',
    );
  });
});
