import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRsc, rscToId, parseRsc, rscAt, rscLevels, idToRsc } from './rsc.ts';

const word = (max: number) =>
  fc.string({
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.'.split('')),
    minLength: 1,
    maxLength: max,
  });
const maybe = (max: number) => fc.option(word(max), { nil: '' });
const goodParts = fc.record({
  discipline: fc.string({ unit: fc.constantFrom(...'ABCXYZ019'.split('')), minLength: 3, maxLength: 3 }),
  gender: fc.constantFrom('M', 'W', 'X', 'O', 'G', ''),
  event: maybe(18),
  phase: maybe(4),
  unit: maybe(6),
});
const anyText = fc.oneof(fc.string(), fc.string({ minLength: 34, maxLength: 34 }), goodParts.map(buildRsc));

describe('reading a code of the feed', () => {
  it.each([
    ['GEN-------------------------------', 'games'],
    ['BTH-------------------------------', 'discipline'],
    ['SWMW------------------------------', 'discipline'],
    ['GLFWSTROKE------------------------', 'event'],
    ['CER-OPENING-----------------------', 'event'],
    ['CSPMK1-1000M----------------------', 'event'],
    ['FRSWHP----------------QUAL--------', 'phase'],
    ['BOBOTEAM4-------------FNL-000100--', 'unit'],
    ['NCBMLH10KM------------FNL-0001SJ--', 'unit'],
    ['BTHWSPRINT--12050-----VICTFLOWER--', 'unit'],
    ['BTH-------------------MEET000100--', 'unit'],
    ['JUDXTEAM5-------------8FNL00010000', 'unit'],
    ['JUDXTEAM5-------------8FNL00010001', 'subunit'],
  ])('finds the level of %s: %s', (raw, level) => {
    expect(parseRsc(raw)).toMatchObject({ raw, isValid: true, level });
  });

  it('splits the parts and drops their filler', () => {
    expect(parseRsc('BTHWSPRINT--12050-----VICTFLOWER--')).toEqual({
      raw: 'BTHWSPRINT--12050-----VICTFLOWER--',
      isValid: true,
      level: 'unit',
      discipline: 'BTH',
      gender: 'W',
      eventType: 'SPRINT',
      modifier: '12050',
      event: 'SPRINT--12050',
      phase: 'VICT',
      unit: 'FLOWER',
      subunit: '',
    });
  });

  it.each([
    ['33 characters', 'SWMW200MFR------------FNL-000100-'],
    ['35 characters', 'SWMW200MFR------------FNL-000100---'],
    ['lower case', 'swmw200mfr------------fnl-000100--'],
    ['a bad character', 'SWMW200MFR------------FNL-0001_0--'],
    ['a line break at the end', 'SWMW200MFR------------FNL-000100-\n'],
    ['a part that begins with filler', 'SWMW200MFR-------------FNL000100--'],
    ['a subunit without unit', 'SWMW200MFR------------FNL-------01'],
    ['a short discipline', 'SW-W200MFR------------FNL-000100--'],
    ['nothing', ''],
    ['filler alone', '-'.repeat(34)],
  ])('keeps %s as an opaque code', (_why, raw) => {
    expect(parseRsc(raw)).toMatchObject({ raw, isValid: false, level: 'opaque', discipline: '', event: '' });
  });

  it('reads any text without throwing and keeps it', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        const rsc = parseRsc(raw);
        expect(rsc.raw).toBe(raw);
        expect(rsc.isValid).toBe(rsc.level !== 'opaque');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a code cut to a level', () => {
  const contest = parseRsc('JUDXTEAM5-------------8FNL00010001');

  it.each([
    ['games', 'GEN-------------------------------'],
    ['discipline', 'JUD-------------------------------'],
    ['event', 'JUDXTEAM5-------------------------'],
    ['phase', 'JUDXTEAM5-------------8FNL--------'],
    ['unit', 'JUDXTEAM5-------------8FNL00010000'],
    ['subunit', 'JUDXTEAM5-------------8FNL00010001'],
  ] as const)('climbs from a contest of a team match to its %s', (level, code) => {
    expect(rscAt(contest, level)).toBe(code);
  });

  it('has no code below its own level and none for an opaque code', () => {
    expect(rscAt(parseRsc('SWMW200MFR------------------------'), 'phase')).toBeUndefined();
    expect(rscAt(parseRsc('nonsense'), 'games')).toBeUndefined();
  });

  it('has no event or phase where the code leaves them out', () => {
    expect(rscAt(parseRsc('JUD-------------------MEET000100--'), 'event')).toBeUndefined();
    expect(rscAt(parseRsc('TRU-IHO-------------------3D------'), 'phase')).toBeUndefined();
  });

  it('drops the gender of a discipline', () => {
    expect(rscAt(parseRsc('SWMW------------------------------'), 'discipline')).toBe(`SWM${'-'.repeat(31)}`);
  });

  it('returns a valid code of exactly that level', () => {
    fc.assert(
      fc.property(goodParts.map(buildRsc), fc.constantFrom(...rscLevels), (raw, level) => {
        const parent = rscAt(parseRsc(raw), level);
        if (parent === undefined) return;
        const parentRsc = parseRsc(parent);
        expect(parentRsc.isValid).toBe(true);
        expect(parentRsc.level).toBe(parentRsc.discipline === 'GEN' ? 'games' : level);
        expect(rscAt(parentRsc, parentRsc.level as typeof level)).toBe(parent);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('writing a code of the feed', () => {
  it('fills each part to its width', () => {
    expect(buildRsc({ discipline: 'SWM', gender: 'W', event: '200MFR', phase: 'FNL', unit: '000100' })).toBe(
      'SWMW200MFR------------FNL-000100--',
    );
    expect(buildRsc({ discipline: 'BTH', gender: 'W', eventType: 'SPRINT', modifier: '12050' })).toBe(
      'BTHWSPRINT--12050-----------------',
    );
  });

  it.each([
    ['discipline', { discipline: 'SWIM' }],
    ['gender', { discipline: 'SWM', gender: 'WW' }],
    ['event', { discipline: 'SWM', event: 'a lower case event' }],
    ['modifier', { discipline: 'SWM', eventType: '200MFR', modifier: '12345678901' }],
    ['phase', { discipline: 'SWM', phase: '-FNL' }],
    ['unit', { discipline: 'SWM', unit: '0001000' }],
    ['subunit', { discipline: 'SWM', unit: '000100', subunit: '001' }],
    ['discipline', { discipline: 'SW' }],
    ['a part', { discipline: 'SWM', subunit: '01' }],
  ])('names the bad part: %s', (name, parts) => {
    expect(() => buildRsc(parts)).toThrow(RangeError);
    expect(() => buildRsc(parts)).toThrow(new RegExp(`^${name} `));
  });

  it('writes back the code that was read', () => {
    fc.assert(
      fc.property(goodParts, (parts) => {
        const raw = buildRsc(parts);
        expect(parseRsc(raw)).toMatchObject({ ...parts, isValid: true });
        expect(buildRsc(parseRsc(raw))).toBe(raw);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('ids of codes', () => {
  it.each([
    ['SWMW200MFR------------FNL-000100--', 'SWMW200MFR------------FNL-000100'],
    ['GEN-------------------------------', 'GEN'],
    ['SWMW200MFR------------FNL-000100-', '~SWMW200MFR------------FNL-000100-'],
    ['~abc', '~~abc'],
  ])('%s has the id %s', (raw, id) => {
    expect(rscToId(raw)).toBe(id);
    expect(idToRsc(id)).toBe(raw);
  });

  it('can be converted back from any text', () => {
    fc.assert(
      fc.property(anyText, (raw) => {
        expect(idToRsc(rscToId(raw))).toBe(raw);
      }),
      { numRuns: 5000 },
    );
  });
});
