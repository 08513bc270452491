import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisciplineCode, EventId, OrganisationCode } from '../model/ids.ts';
import { medals } from '../model/vocabulary.ts';
import { filterAwards } from './filter-awards.ts';
import type { MedalOrganisation, MedalSort } from './medal-table.ts';
import type { Award } from './award.ts';
import { exhibitionTable, medalTable } from './medal-table.ts';

const award = (organisation: string, medal: Award['medal'], overrides: Partial<Award> = {}): Award => ({
  eventId: 'SWMW200MFR' as EventId,
  medal,
  organisation: organisation as OrganisationCode,
  gender: 'W',
  division: null,
  discipline: 'SWM' as DisciplineCode,
  isExhibition: false,
  isOfficial: true,
  isEventOpen: false,
  isNotAwarded: false,
  ...overrides,
});
/** `AUR 2 0 1`: two golds, no silver, one bronze. */
const parseMedals = (text: string): Award[] => {
  const [organisation = '', ...numbers] = text.split(' ');
  return medals.flatMap((medal, index) =>
    Array.from({ length: Number(numbers[index]) }, () => award(organisation, medal)),
  );
};
const organisations = new Map<OrganisationCode, MedalOrganisation>(
  Object.entries({
    AUR: 'Aurora',
    BRS: 'Brisa',
    CRL: 'Coral',
    ESM: 'Esmera',
    FLV: 'Fluvia',
    DUN: 'Duna',
    NEU: 'Neutral',
  }).map(([code, name]) => [code as OrganisationCode, { name, sortKey: name.toLowerCase(), isRanked: code !== 'NEU' }]),
);
const show = (awards: Award[], sort: MedalSort = 'gold', knownOrganisations = organisations) =>
  medalTable(awards, { sort, organisations: knownOrganisations }).rows.map(
    ({ rank, organisation, gold, silver, bronze, total }) =>
      `${rank ?? '-'} ${organisation} ${gold} ${silver} ${bronze} = ${total}`,
  );
/** Five of nine events of a youth Games. */
const afterFive = ['DUN 0 1 1', 'ESM 1 1 1', 'FLV 1 0 1', 'CRL 1 1 1', 'AUR 2 0 1', 'BRS 1 1 1'].flatMap(parseMedals);

describe('the medal table', () => {
  it('D03: orders by gold, silver, bronze, then name; three share rank 2 and the next is 5', () => {
    expect(show(afterFive)).toEqual([
      '1 AUR 2 0 1 = 3',
      '2 BRS 1 1 1 = 3',
      '2 CRL 1 1 1 = 3',
      '2 ESM 1 1 1 = 3',
      '5 FLV 1 0 1 = 2',
      '6 DUN 0 1 1 = 2',
    ]);
  });

  it('D03: can be ordered by total; equal totals share a rank and are listed by gold, silver, bronze and name', () => {
    expect(show(afterFive, 'total')).toEqual([
      '1 AUR 2 0 1 = 3',
      '1 BRS 1 1 1 = 3',
      '1 CRL 1 1 1 = 3',
      '1 ESM 1 1 1 = 3',
      '5 FLV 1 0 1 = 2',
      '5 DUN 0 1 1 = 2',
    ]);
    expect(show(['AUR 1 0 0', 'BRS 0 0 2'].flatMap(parseMedals), 'total')).toEqual([
      '1 BRS 0 0 2 = 2',
      '2 AUR 1 0 0 = 1',
    ]);
  });

  it('D03: gives equal counts a shared rank and skips the next: 1, 1, 3', () => {
    expect(show(['AUR 1 0 0', 'BRS 1 0 0', 'CRL 0 9 0'].flatMap(parseMedals))).toEqual([
      '1 AUR 1 0 0 = 1',
      '1 BRS 1 0 0 = 1',
      '3 CRL 0 9 0 = 9',
    ]);
  });

  it('D03: adds up the awarded medals', () => {
    expect(medalTable(afterFive, { sort: 'gold', organisations }).awarded).toEqual({
      gold: 6,
      silver: 4,
      bronze: 6,
      total: 16,
    });
  });

  it('D03: counts official medals and those won in an open event, but no exhibition and no medal that was not awarded', () => {
    const awards = [
      award('AUR', 'gold'),
      award('BRS', 'gold', { isOfficial: false }),
      award('BRS', 'bronze', { isOfficial: false, isEventOpen: true }),
      award('BRS', 'bronze', { isOfficial: false, isEventOpen: true, isNotAwarded: true }),
      award('CRL', 'gold', { isExhibition: true }),
      award('NOAWARD', 'silver', { isNotAwarded: true }),
      award('NOAWARD', 'bronze', { isNotAwarded: true, organisation: null }),
      award('NOAWARD', 'bronze', { organisation: null }),
    ];
    expect(medalTable(awards, { sort: 'gold', organisations })).toEqual({
      rows: [
        { rank: 1, organisation: 'AUR', gold: 1, silver: 0, bronze: 0, total: 1 },
        { rank: 2, organisation: 'BRS', gold: 0, silver: 0, bronze: 1, total: 1 },
      ],
      awarded: { gold: 1, silver: 0, bronze: 1, total: 2 },
    });
  });

  it('D03: lists exhibition events in a separate table', () => {
    const awards = [award('AUR', 'gold'), award('CRL', 'silver', { isExhibition: true })];
    expect(exhibitionTable(awards, { sort: 'gold', organisations })).toEqual({
      rows: [{ rank: 1, organisation: 'CRL', gold: 0, silver: 1, bronze: 0, total: 1 }],
      awarded: { gold: 0, silver: 1, bronze: 0, total: 1 },
    });
  });

  it('D03: lists an unranked organisation by its medals without using up a rank', () => {
    expect(show(['AUR 2 0 0', 'NEU 1 1 0', 'BRS 1 1 0', 'CRL 1 1 0', 'DUN 0 0 1'].flatMap(parseMedals))).toEqual([
      '1 AUR 2 0 0 = 2',
      '2 BRS 1 1 0 = 2',
      '2 CRL 1 1 0 = 2',
      '- NEU 1 1 0 = 2',
      '4 DUN 0 0 1 = 1',
    ]);
    expect(show(['NEU 2 0 0', 'AUR 1 0 0'].flatMap(parseMedals))).toEqual(['- NEU 2 0 0 = 2', '1 AUR 1 0 0 = 1']);
  });

  it('D03: sorts by sort key, then name, then code', () => {
    const knownOrganisations = new Map(
      Object.entries({
        AAA: { name: 'Zulu', sortKey: 'a', isRanked: true },
        BBB: { name: 'b', isRanked: true },
        DDD: { name: 'same', isRanked: true },
        CCC: { name: 'same', isRanked: true },
      }) as [OrganisationCode, MedalOrganisation][],
    );
    const awards = ['DDD', 'CCC', 'BBB', 'AAA', 'XXX'].map((code) => award(code, 'gold'));
    const rows = medalTable(awards, { sort: 'gold', organisations: knownOrganisations }).rows;
    expect(rows.map(({ organisation }) => organisation)).toEqual(['XXX', 'AAA', 'BBB', 'CCC', 'DDD']);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 1, 1, 1, 1]);
  });

  it('D03: has a lower count after a correction', () => {
    expect(show([award('BRS', 'gold')])).toEqual(['1 BRS 1 0 0 = 1']);
    expect(show([])).toEqual([]);
  });

  const codes = ['AUR', 'BRS', 'CRL', 'DUN', 'NEU', 'STUB'];
  const anyAward = fc.record({
    eventId: fc.constantFrom('SWMW200MFR' as EventId, 'ATHMLONGJUMP' as EventId, 'JUDW57KG' as EventId),
    medal: fc.constantFrom(...medals),
    organisation: fc.constantFrom(...codes.map((code) => code as OrganisationCode)),
    gender: fc.constantFrom('M' as const, 'W' as const, 'X' as const, 'O' as const),
    division: fc.constantFrom(null, '1' as const, '2' as const, '3' as const),
    discipline: fc.constantFrom(...['SWM', 'ATH', 'JUD'].map((code) => code as DisciplineCode)),
    isExhibition: fc.boolean(),
    isOfficial: fc.boolean(),
    isEventOpen: fc.boolean(),
    isNotAwarded: fc.boolean(),
  });
  const awards = fc.array(anyAward, { maxLength: 25 });
  const sorts = fc.constantFrom<MedalSort>('gold', 'total');
  const isCounted = (award: Award) =>
    (award.isOfficial || award.isEventOpen) && !award.isExhibition && !award.isNotAwarded;
  const awardTotals = (list: Award[]) => medalTable(list, { sort: 'gold', organisations }).awarded;
  const sum = (parts: { gold: number; silver: number; bronze: number; total: number }[]) => {
    const totals = { gold: 0, silver: 0, bronze: 0, total: 0 };
    for (const part of parts)
      for (const key of ['gold', 'silver', 'bronze', 'total'] as const) totals[key] += part[key];
    return totals;
  };

  it('P1: adds up rows, disciplines, genders and divisions each to the awarded medals', () => {
    fc.assert(
      fc.property(awards, sorts, (list, sort) => {
        const { rows, awarded } = medalTable(list, { sort, organisations });
        expect(awarded.total).toBe(list.filter(isCounted).length);
        expect(sum(rows)).toEqual(awarded);
        for (const row of rows) expect(row.total).toBe(row.gold + row.silver + row.bronze);
        const disciplines = ['SWM', 'ATH', 'JUD'].map((code) =>
          filterAwards(list, { discipline: code as DisciplineCode }),
        );
        expect(sum(disciplines.map(awardTotals))).toEqual(awarded);
        expect(
          sum((['M', 'W', 'X', 'O'] as const).map((gender) => awardTotals(filterAwards(list, { gender })))),
        ).toEqual(awarded);
        const divisions = [null, '1', '2', '3'] as const;
        expect(sum(divisions.map((division) => awardTotals(filterAwards(list, { division }))))).toEqual(awarded);
      }),
      { numRuns: 2000 },
    );
  });

  it('P1: does not depend on arrival order, exhibition and provisional awards; withdrawing an award lowers one count', () => {
    fc.assert(
      fc.property(awards, anyAward, sorts, (list, extra, sort) => {
        const table = medalTable(list, { sort, organisations });
        expect(medalTable(list.toReversed(), { sort, organisations })).toEqual(table);
        expect(medalTable(list.filter(isCounted), { sort, organisations })).toEqual(table);
        const extendedTable = medalTable([...list, extra], { sort, organisations });
        expect(extendedTable.awarded.total - table.awarded.total).toBe(isCounted(extra) ? 1 : 0);
        expect(extendedTable.awarded[extra.medal] - table.awarded[extra.medal]).toBe(isCounted(extra) ? 1 : 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('P2: gives as rank one more than the number of better organisations, and equal counts share it', () => {
    fc.assert(
      fc.property(awards, sorts, (list, sort) => {
        const { rows } = medalTable(list, { sort, organisations });
        const key = (row: (typeof rows)[number]) =>
          sort === 'total' ? row.total : row.gold * 10_000 + row.silver * 100 + row.bronze;
        const ranked = rows.filter(({ organisation }) => organisation !== ('NEU' as OrganisationCode));
        for (const row of ranked) expect(row.rank).toBe(1 + ranked.filter((other) => key(other) > key(row)).length);
        for (const row of rows.filter((row) => !ranked.includes(row))) expect(row.rank).toBeNull();
        const keys = rows.map(key);
        expect(keys).toEqual(keys.toSorted((a, b) => b - a));
      }),
      { numRuns: 2000 },
    );
  });
});
