import { describe, expect, it } from 'vitest';
import { familyOf, groupDetails, placeNames, unitFacts } from './details.ts';
import { readableCode } from '../readable-code.ts';

describe('details of a result', () => {
  it.each([
    ['REACT_TIME', 'reaction'],
    ['SPLIT', 'splits'],
    ['INTERMEDIATE', 'splits'],
    ['ATTEMPT', 'attempts'],
    ['WIND_SPEED', 'wind'],
    ['SET_1', 'periods'],
    ['EXECUTION', 'points'],
    ['SOMETHING_NEW', 'otherDetails'],
  ])('%s is about %s', (code, family) => expect(familyOf(code)).toBe(family));

  it('come in groups, single facts first, and lose nothing that has a value', () => {
    const groups = groupDetails([
      { code: 'SPLIT', pos: '50', value: '27.01', extensions: [{ code: 'RANK', value: '1' }] },
      { code: 'SPLIT', pos: '100', value: '56.01' },
      { code: 'REACT_TIME', value: '0.65' },
      { code: 'NEW_FACT', value: '7' },
      { code: 'EMPTY' },
    ]);
    expect(groups.map(({ family, lines }) => [family, lines.length])).toEqual([
      ['reaction', 1],
      ['splits', 2],
      ['otherDetails', 1],
    ]);
    expect(groups[1]!.lines[0]!.extras).toEqual([{ code: 'RANK', value: '1' }]);
    expect(readableCode('AIR_TEMPERATURE')).toBe('Air temperature');
  });

  it('call the places of a series as the unit does, with the rank at each', () => {
    const names = placeNames([{ code: 'INTERMEDIATE', pos: '1', value: '50 m' }]);
    const [splits] = groupDetails(
      [
        { code: 'INTERMEDIATE', pos: '1', value: '31.34', attributes: { Rank: '1' } },
        { code: 'INTERMEDIATE', pos: 'F', value: '2:07.56' },
      ],
      names,
    );
    expect(splits!.lines.map(({ pos }) => pos)).toEqual(['50 m', 'F']);
    expect(splits!.lines[0]!.extras).toEqual([{ code: 'RANK', value: '(1)' }]);
  });

  it('tell the attempts of a jump from the splits of a race, also the failed ones', () => {
    const families = groupDetails([
      { code: 'INTERMEDIATE', pos: '1', value: 'x' },
      { code: 'INTERMEDIATE', pos: '2', value: '5.41', extensions: [{ code: 'AFTER_ATTEMPT_BEST', value: '5.41' }] },
      { code: 'BEST_ATTEMPT_NUM', value: '2' },
    ]).map(({ family, lines }) => [family, lines.length]);
    expect(families).toEqual([['attempts', 3]]);
  });

  it('join what belongs to one exercise and leave out what the page says otherwise', () => {
    const [points, ...others] = groupDetails([
      { code: 'DIFFICULTY', pos: '1', value: '5.2' },
      { code: 'EXECUTION', pos: '1', value: '8.3' },
      { code: 'SCORE', pos: '1', value: '13.5', extensions: [{ code: 'APPARATUS', value: 'FX' }] },
      { code: 'HOME_AWAY', value: 'HOME' },
    ]);
    expect(others).toEqual([]);
    expect(points!.lines).toEqual([
      {
        pos: 'FX',
        value: '13.5',
        extras: [
          { code: 'DIFFICULTY', value: 'D 5.2' },
          { code: 'EXECUTION', value: 'E 8.3' },
        ],
        code: 'SCORE',
      },
    ]);
  });

  it('show made of attempted', () => {
    const [group] = groupDetails([{ code: 'FG', pos: 'TOT', value: '14', attributes: { Attempt: '41' } }]);
    expect(group!.lines[0]).toMatchObject({ code: 'FG', pos: '', value: '14/41' });
  });
});

describe('the facts of a unit', () => {
  it('leave out names of places, numbers of attempts, and that no golden score was needed', () => {
    const facts = unitFacts([
      { code: 'INTERMEDIATE', pos: '1', value: '50 m' },
      { code: 'SPLITS', value: '6' },
      { code: 'GOLD_SCORE', value: 'N' },
      { code: 'RES_CODE', value: 'IPP' },
      { code: 'WIND', value: '+1.2' },
    ]);
    expect(facts.map(({ code }) => code)).toEqual(['RES_CODE', 'WIND']);
  });

  it('keep a golden score that was played', () => {
    expect(unitFacts([{ code: 'GOLD_SCORE', value: 'Y' }])).toHaveLength(1);
  });
});
