import { compilePhrases } from '@podium/i18n/phrases';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { phrases as ar } from './phrases/ar.ts';
import { phrases as en } from './phrases/en.ts';
import { phrases as pt } from './phrases/pt.ts';
import { headlineOf } from './headline.ts';
import type { ResultLineAnswer, UnitAnswer } from '@podium/contract';

const athlete = (name: string) => ({ id: name, type: 'athlete', name, organisation: null }) as const;
const team = (name: string) => ({ id: name, type: 'team', name, organisation: null }) as const;
const line = (competitor: ReturnType<typeof athlete> | ReturnType<typeof team>, more: Partial<ResultLineAnswer> = {}) =>
  ({
    competitor,
    records: [],
    side: null,
    irm: null,
    diff: null,
    result: null,
    resultType: 'TIME',
    wlt: null,
    ...more,
  }) as unknown as ResultLineAnswer;
const unit = (more: Partial<UnitAnswer>) =>
  ({
    status: 'OFFICIAL',
    isHeadToHead: false,
    medal: 'gold',
    results: [],
    startList: [],
    periods: [],
    details: [],
    event: { gender: 'W' },
    ...more,
  }) as unknown as UnitAnswer;
const won = (medal: 'gold' | 'silver', competitor: ReturnType<typeof athlete>) => ({
  medal,
  competitor,
  isOfficial: true,
  isEventOpen: false,
});

/** Awards for a test: the winners, and the lines whose marks decided the medals. */
const given = (
  winners: readonly { id: string; type: string; name: string }[],
  marks: 'own' | 'total' | 'none' = 'own',
): UnitAnswer['outcome'] => ({ decidedBy: 'awards', winners: winners as never, marks });

const [mirella, iara] = [athlete('JARDIM BUENO Mirella'), athlete('PALHARES Iara')];
const race = unit({
  results: [line(mirella, { result: '2:03.09' }), line(iara, { result: '2:03.19', diff: '+0.10' })],
  podium: [won('gold', mirella), won('silver', iara)],
  outcome: given([mirella]),
});
const points = { resultType: 'POINTS' };
const match = (medal: UnitAnswer['medal'], more: Partial<UnitAnswer> = {}) =>
  unit({
    isHeadToHead: true,
    medal,
    outcome: medal ? given([team('São Paulo')]) : undefined,
    results: [
      line(team('Alagoas'), { ...points, side: 'away', result: '44', wlt: 'L' }),
      line(team('São Paulo'), { ...points, side: 'home', result: '89', wlt: 'W' }),
    ],
    ...more,
  });

const say = (
  phrases: object,
  locale: string,
  given: UnitAnswer,
  how?: string,
  isUnopposed = false,
): string | undefined => {
  const t = createTranslator({
    locale,
    messages: compilePhrases(phrases as never) as { headline: Record<string, string> },
  });
  const headline = headlineOf(given, how, isUnopposed);
  return (
    headline &&
    t(`headline.${headline.phrase}`, { ...headline.values, recordName: '' }).replaceAll(/[\u2060\u2066-\u2069]/gu, '')
  );
};

describe('the headline of a result', () => {
  it('of a race names the winner, the time and the gap', () => {
    expect(say(en, 'en', race)).toBe('Mirella Jardim Bueno wins gold in 2:03.09, 0.10\u00a0s ahead of Iara Palhares.');
    expect(say(pt, 'pt-BR', race)).toBe(
      'Mirella Jardim Bueno ganha o ouro em 2:03.09, 0.10\u00a0s à frente de Iara Palhares.',
    );
  });

  it('mentions a record, and leaves out an empty gap', () => {
    const record = unit({
      ...race,
      results: [line(mirella, { result: '2:03.09', records: [{ type: 'GR', isEqualled: false }] })],
    });
    const values = headlineOf(record)!.values;
    expect([values.record, values.gap]).toEqual(['GR', 'none']);
    expect(say(en, 'en', unit({ ...race, results: [line(mirella, { result: '2:03.09' })] }))).toBe(
      'Mirella Jardim Bueno wins gold in 2:03.09.',
    );
  });

  it('inflects the verb for the winner in languages that need it', () => {
    expect(say(ar, 'ar', race)).toMatch(/^تفوز /u);
    expect(say(ar, 'ar', unit({ ...race, event: { gender: 'M' } as never }))).toMatch(/^يفوز /u);
  });

  it('names both marks of a jump', () => {
    const marks = { resultType: 'DISTANCE' };
    const jump = unit({
      ...race,
      results: [line(mirella, { ...marks, result: '6.12' }), line(iara, { ...marks, result: '6.01' })],
    });
    expect(say(en, 'en', jump)).toBe('Mirella Jardim Bueno wins gold with 6.12, ahead of Iara Palhares with 6.01.');
  });

  it('names the mark once if a jump was decided between equal marks', () => {
    const marks = { resultType: 'DISTANCE', result: '2.36' };
    expect(say(en, 'en', unit({ ...race, results: [line(mirella, marks), line(iara, marks)] }))).toBe(
      'Mirella Jardim Bueno wins gold with 2.36, ahead of Iara Palhares.',
    );
  });

  it('names the winner by the awards, not by this part of a combined event', () => {
    const part = unit({ ...race, podium: [won('gold', iara)], outcome: given([iara], 'none') });
    expect(say(en, 'en', part)).toBe('Iara Palhares wins gold.');
  });

  it('W0: contains the totals of a combined event, never the mark of the last unit', () => {
    const heptathlon = unit({
      ...race,
      outcome: given([iara], 'total'),
      podium: [won('gold', iara), won('silver', mirella)],
      results: [line(mirella, { result: '2:03.09', rank: '1' }), line(iara, { result: '2:09.19', rank: '7' })],
      overall: {
        of: 'event',
        details: [],
        lines: [
          line(iara, { result: '6880', resultType: 'POINTS' }),
          line(mirella, { result: '6844', resultType: 'POINTS' }),
        ],
      },
    });
    expect(say(en, 'en', heptathlon)).toBe(
      'Iara Palhares wins gold with 6880, ahead of Mirella Jardim Bueno with 6844.',
    );
    expect(say(en, 'en', { ...heptathlon, outcome: given([iara], 'none') })).toBe('Iara Palhares wins gold.');
  });

  it('H8: contains the points of a race decided by points, never a time that others beat', () => {
    const byPoints = unit({
      ...race,
      results: [
        line(mirella, { result: '2:54.78', rank: '1', points: '980' }),
        line(iara, { result: '2:35.10', rank: '2', points: '975' }),
        line(athlete('LIMA Ana'), { result: '3:01.00', rank: '3', points: '960' }),
      ],
    });
    expect(say(en, 'en', byPoints)).toBe('Mirella Jardim Bueno wins gold with 980, ahead of Iara Palhares with 975.');
  });

  it('W0: names winner and loser of a final before its medals are awarded', () => {
    expect(say(en, 'en', match('gold', { outcome: undefined }))).toBe('São Paulo beats Alagoas 89–44.');
  });

  it('W0: does not name the match if its gold was later given to the loser', () => {
    expect(say(en, 'en', match('gold', { outcome: given([team('Alagoas')], 'none') }))).toBe('Alagoas wins gold.');
  });

  it('W0: names the winner of a final without lines', () => {
    expect(say(en, 'en', unit({ outcome: given([iara], 'none') }))).toBe('Iara Palhares wins gold.');
  });

  it('F17: is hidden while the medals are under correction', () => {
    const waiting: UnitAnswer['outcome'] = { decidedBy: 'correction', winners: [], marks: 'none' };
    expect(headlineOf(match('gold', { outcome: waiting }))).toBeUndefined();
    expect(headlineOf(unit({ ...race, outcome: waiting }))).toBeUndefined();
  });

  it('names all who share gold', () => {
    expect(
      say(
        en,
        'en',
        unit({ ...race, podium: [won('gold', mirella), won('gold', iara)], outcome: given([mirella, iara]) }),
      ),
    ).toBe('Mirella Jardim Bueno and Iara Palhares share gold.');
    const equal = [line(mirella, { result: '2:06.67', rank: '1' }), line(iara, { result: '2:06.67', rank: '1' })];
    const shared = unit({ ...race, results: equal, outcome: given([mirella, iara]) });
    expect(say(en, 'en', shared)).toBe('Mirella Jardim Bueno and Iara Palhares share gold in 2:06.67.');
  });

  it('names winner and loser of a match, and the manner of the win', () => {
    expect(say(en, 'en', match(null))).toBe('São Paulo beats Alagoas 89–44.');
    expect(say(en, 'en', match('gold'))).toBe('São Paulo wins gold against Alagoas, 89–44.');
    expect(say(en, 'en', match('bronze'), 'by ippon')).toBe('São Paulo wins bronze against Alagoas, by ippon.');
  });

  it('names no loser if the opponent did not appear', () => {
    expect(say(en, 'en', match('bronze'), 'by walkover', true)).toBe('São Paulo wins bronze by walkover.');
    expect(say(en, 'en', match(null), 'by walkover', true)).toBe('São Paulo wins by walkover.');
    expect(say(ar, 'ar', match('gold'), 'بغياب المنافس', true)).toBe('يفوز São Paulo بالذهبية بغياب المنافس.');
  });

  it('shows the goals of a shoot-out next to the score, which does not include them', () => {
    const level = match(null, {
      competitors: [
        { ...team('Acre'), shootOut: '3' },
        { ...team('Piauí'), shootOut: '4' },
      ],
      results: [
        line(team('Acre'), { side: 'home', result: '1', wlt: 'L' }),
        line(team('Piauí'), { side: 'away', result: '1', wlt: 'W' }),
      ],
    });
    expect(say(en, 'en', level)).toBe('Piauí beats Acre 1–1 (4–3 on penalties).');
  });

  it('P6: omits a score that contradicts the winner, and names only the medal of a final', () => {
    const behind = {
      results: [
        line(team('Alagoas'), { ...points, side: 'home', result: '1', wlt: 'W' }),
        line(team('São Paulo'), { ...points, side: 'away', result: '2', wlt: 'L' }),
      ],
    };
    expect(say(en, 'en', match(null, behind))).toBeUndefined();
    expect(say(en, 'en', match('gold', { ...behind, outcome: given([team('Alagoas')]) }))).toBe('Alagoas wins gold.');
  });

  it('P6: leaves out a level score that does not explain the win', () => {
    const level = (medal: UnitAnswer['medal']) =>
      match(medal, {
        outcome: medal ? given([team('Acre')]) : undefined,
        results: [
          line(team('Acre'), { ...points, result: '1', wlt: 'W' }),
          line(team('Piauí'), { ...points, result: '1', wlt: 'L' }),
        ],
      });
    expect(say(en, 'en', level(null))).toBe('Acre beats Piauí.');
    expect(say(en, 'en', level('gold'))).toBe('Acre wins gold against Piauí.');
    expect(say(ar, 'ar', level('gold'))).toBe('يفوز Acre بالذهبية على Piauí.');
  });

  it('P7: does not add the goals of a shoot-out to the score', () => {
    const summed = match(null, {
      competitors: [
        { ...team('Acre'), shootOut: '4' },
        { ...team('Piauí'), shootOut: '3' },
      ],
      results: [
        line(team('Acre'), { ...points, side: 'home', result: '5', wlt: 'W' }),
        line(team('Piauí'), { ...points, side: 'away', result: '4', wlt: 'L' }),
      ],
    });
    expect(say(en, 'en', summed)).toBe('Acre beats Piauí 1–1 (4–3 on penalties).');
  });

  it('states that there is no winner if both sides are disqualified', () => {
    const out = (irm: string) =>
      match(null, { results: [line(team('Acre'), { irm, wlt: 'L' }), line(team('Piauí'), { irm, wlt: 'L' })] });
    expect(say(en, 'en', out('DSQ'))).toBe('No winner: Acre and Piauí are both disqualified.');
    expect(say(en, 'en', out('DNS'))).toBe('No winner: neither Acre nor Piauí wins.');
  });

  it('calls a level match a draw', () => {
    const level = match(null, { results: [line(team('Acre'), { result: '2' }), line(team('Piauí'), { result: '2' })] });
    expect(say(en, 'en', level)).toBe('Acre and Piauí draw 2–2.');
  });

  it('does not call an abandoned level contest a draw', () => {
    const results = [line(team('Acre'), { result: '2' }), line(team('Piauí'), { result: '2' })];
    const details = [{ type: 'UI', code: 'DECIDED_BY', value: 'ABD' }];
    expect(headlineOf(match(null, { status: 'FINISHED', results, details }))).toBeUndefined();
  });

  it('is empty while a contest is open, for heats, and before the awards', () => {
    expect(headlineOf(unit({ ...race, status: 'RUNNING' }))).toBeUndefined();
    expect(headlineOf(unit({ ...race, medal: null, outcome: undefined }))).toBeUndefined();
    expect(headlineOf(unit({ ...race, podium: undefined, outcome: undefined }))).toBeUndefined();
  });
});
