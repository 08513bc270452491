import { describe, expect, it } from 'vitest';
import { disciplineFor } from './discipline-for.ts';
import { readFacts } from './read-facts.ts';
import { lineFact, shownLineFacts, shownUnitFacts } from './shown-facts.ts';

describe('the facts of a line', () => {
  it('name reaction time, splits and the finish of a time', () => {
    expect(
      shownLineFacts(
        [
          lineFact('REACT_TIME', undefined, '0.69'),
          lineFact('INTERMEDIATE', '1', '29.80'),
          lineFact('INTERMEDIATE', 'F', '2:05.02'),
        ],
        {
          resultType: 'TIME',
        },
      ),
    ).toEqual(['reaction: Reaction time 0.69', 'split: Split 1 29.80', 'split: Finish 2:05.02']);
  });

  it('name the positions of a series as the unit does, with rank, gap and section at each', () => {
    const split = lineFact('INTERMEDIATE', '1', '31.34', {
      attributes: { Value2: '31.34', Rank: '1', Diff: '+0.04', SortOrder: '1' },
    });
    expect(
      shownLineFacts([split], {
        resultType: 'TIME',
        unit: [{ type: 'UI', code: 'INTERMEDIATE', pos: '1', value: '50 m' }],
      }),
    ).toEqual(['split: 50 m 31.34 (Section time 31.34, Rank 1, Difference +0.04)']);
  });

  it('H4: belong to the detail of the source, unless the sport has a word for it', () => {
    const owners = (code: string) =>
      readFacts(disciplineFor('SWM'), {
        details: [lineFact(code, undefined, '7.1', { attributes: { Value2: '12', Percent: '50' } })],
      }).flatMap(({ facts }) => facts.map(({ owner }) => owner));
    expect(owners('4Tw3')).toEqual(['4Tw3', '4Tw3']);
    expect(owners('REACT_TIME')).toEqual([undefined, undefined]);
  });

  it('W11: have the position of an individual, a letter or a number', () => {
    expect(
      shownLineFacts([lineFact('POSITION', undefined, 'A', { type: 'EUE' }), lineFact('LANE', undefined, 'B')]),
    ).toEqual(['other: Position A', 'lane: Lane B']);
  });

  it('name attempts with the wind of each', () => {
    const wind = { extensions: [{ code: 'WIND_SPEED', value: '+0.3' }] };
    expect(
      shownLineFacts([lineFact('INTERMEDIATE', '1', '7.62', wind), lineFact('INTERMEDIATE', '2', 'x')], {
        resultType: 'DISTANCE',
      }),
    ).toEqual(['attempt: Attempt 1 7.62 (wind: Wind +0.3)', 'attempt: Attempt 2 x']);
  });

  it.each(['o', 'xo', 'xxx', '-', 'r'])('recognize an attempt at a height by its mark: %s', (mark) => {
    expect(shownLineFacts([lineFact('INTERMEDIATE', '4', mark)])).toEqual([`attempt: Attempt 4 ${mark}`]);
  });

  it('recognize an attempt by the best result so far', () => {
    expect(
      shownLineFacts([
        lineFact('INTERMEDIATE', '2', '5.41', { extensions: [{ code: 'AFTER_ATTEMPT_BEST', value: '5.41' }] }),
      ]),
    ).toEqual(['attempt: Attempt 2 5.41 (Best so far 5.41)']);
  });

  it('name sets, rounds and legs by number, or without one', () => {
    expect(
      shownLineFacts([
        lineFact('SET', '2', '27'),
        lineFact('ROUND', 'TOT', '640'),
        lineFact('LEG_SPLIT', '4', '45.20'),
        lineFact('INTERMEDIATE', undefined, '9.1'),
      ]),
    ).toEqual(
      ['period: 2 27', 'period: Round 640', 'split: Split 4 45.20', 'split: Split 9.1'].map((text) =>
        text.replace('period: 2', 'period: Set 2'),
      ),
    );
  });

  it('join the parts of one exercise: its score and its components', () => {
    expect(
      shownLineFacts([
        lineFact('DIFFICULTY', '1', '5.2'),
        lineFact('EXECUTION', '1', '8.3'),
        lineFact('SCORE', '1', '13.5', { extensions: [{ code: 'APPARATUS', value: 'FX' }] }),
      ]),
    ).toEqual(['points: FX 13.5 (points: Difficulty 5.2, points: Execution 8.3)']);
  });

  it('mention wind over the limit only', () => {
    const wind = (over: string) => lineFact('WIND_SPEED', undefined, '+2.3', { attributes: { Value2: over } });
    expect(shownLineFacts([wind('Y'), wind('N')])).toEqual([
      'wind: Wind +2.3 (Wind over the limit Yes)',
      'wind: Wind +2.3',
    ]);
  });

  it('W11: name attempts at a height by the height', () => {
    const unit = [{ type: 'UI', code: 'ATTEMPT', pos: '1', value: '1.75' }];
    expect(shownLineFacts([lineFact('ATTEMPT', '1', 'xo')], { code: 'ATH', unit })).toEqual(['attempt: 1.75 xo']);
    expect(shownUnitFacts('ATH', unit)).toEqual([]);
  });

  it('W11: leave out the sign of a shared rank, and name a second value', () => {
    expect(
      shownLineFacts([lineFact('STICK_BONUS', '1', '0.1', { attributes: { RankEqual: 'Y', Value2: '985' } })]),
    ).toEqual(['other: STICK_BONUS 0.1 (Second value 985)']);
  });

  it('show all other details under their code, with their additions', () => {
    expect(
      shownLineFacts([
        lineFact('STICK_BONUS', '1', '0.1', { attributes: { Value2: 'A' } }),
        lineFact('constructor', undefined, '7'),
      ]),
    ).toEqual(['other: STICK_BONUS 0.1 (Second value A)', 'other: constructor 7']);
  });

  it('omit values that the page shows elsewhere, and details without a value', () => {
    const details = [
      { type: 'DISPLAY', code: 'CURRENT', value: '7' },
      lineFact('HOME_AWAY', undefined, 'HOME'),
      lineFact('EMPTY', '1', ''),
    ];
    expect(shownLineFacts(details)).toEqual([]);
  });

  it('show successes out of attempts', () => {
    const shotAttributes = { attributes: { Attempt: '41', Percent: '34' } };
    expect(shownLineFacts([{ type: 'ST', code: 'FG', pos: 'TOT', value: '14', ...shotAttributes }])).toEqual([
      'other: FG 14/41 (Percentage 34)',
    ]);
  });
});

describe('the facts of a unit', () => {
  it('show the measured values of the unit', () => {
    const measuredDetail = (code: string, value: string, unit: string) => ({ code, value, attributes: { Unit: unit } });
    const extensions = [
      measuredDetail('AIR_TEMPERATURE', '30', 'C'),
      measuredDetail('HUM', '74', '%'),
      measuredDetail('WIND_SPEED', '2.5', 'm/s'),
    ];
    expect(shownUnitFacts('', [{ code: 'WEATHER', extensions }])).toEqual([
      'other: Weather  (Air temperature 30\u00A0°C, Humidity 74%, wind: Wind 2.5\u00A0m/s)',
    ]);
  });

  it('omit names of positions and numbers of attempts', () => {
    const details = [
      { type: 'UI', code: 'INTERMEDIATE', pos: '1', value: '50 m' },
      { type: 'UI', code: 'SPLITS', value: '6' },
      { type: 'UI', code: 'WIND', value: '+1.2' },
    ];
    expect(shownUnitFacts('', details)).toEqual(['wind: Wind +1.2']);
  });

  it('show a decision as text', () => {
    expect(shownUnitFacts('', [{ type: 'UI', code: 'RES_CODE', value: 'WO' }])).toEqual([
      'other: Decision by walkover',
    ]);
  });
});
