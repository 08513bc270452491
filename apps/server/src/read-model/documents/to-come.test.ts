/** Entrants have upcoming appearances before a start list names them, shown where the start list will be. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DelegationAnswer, ProfileAnswer, ScheduleDayAnswer, SearchAnswer } from '@podium/contract';
import type { ScheduleItemAnswer } from '@podium/contract';
import { exampleGames } from '../../testing/example-games.ts';
import type { ExampleGames } from '../../testing/example-games.ts';

let games: ExampleGames;
beforeAll(async () => {
  games = await exampleGames(['base']);
});
afterAll(async () => games.stop());

/** `from HEAT000100 (heat)`, `FNL-000100, lane 4` */
const entrantLines = (items: readonly ScheduleItemAnswer[]): string[] =>
  items
    .filter(({ resultStatus }) => resultStatus !== 'OFFICIAL')
    .map(({ id, tentative, lane }) => {
      const end = tentative ? ` (${tentative.awaits})` : lane === undefined ? '' : `, lane ${lane}`;
      return `${tentative?.isRound ? 'from ' : ''}${id.slice(22)}${end}`;
    });
const profile = async (id: string): Promise<ProfileAnswer> => games.json<ProfileAnswer>(`/api/v1/participants/${id}`);
const ahead = async (id: string): Promise<string[]> => entrantLines((await profile(id)).schedule);
const next = async (code: string): Promise<ScheduleItemAnswer[]> =>
  (await games.json<DelegationAnswer>(`/api/v1/delegations/${code}`)).next;
const day = async (date: string, code: string): Promise<string[]> =>
  entrantLines((await games.json<ScheduleDayAnswer>(`/api/v1/schedule/days/${date}?delegation=${code}`)).items);

/** Entrants of a delegation on a day, by contest. */
const entrants = async (date: string, code: string): Promise<Record<string, string[]>> => {
  const { items } = await games.json<ScheduleDayAnswer>(`/api/v1/schedule/days/${date}?delegation=${code}`);
  return Object.fromEntries(
    items.flatMap(({ id, entrants: named }) =>
      named ? [[id.slice(22), named.map(({ name, lane }) => (lane ? `${name}, lane ${lane}` : name))]] : [],
    ),
  );
};

describe('a swimmer', () => {
  const [ines, teodora, priya] = ['7100101', '7100102', '7100105'] as const;

  test('has contests to come from the first heat on, once entered', async () => {
    expect(await ahead(ines)).toEqual(['from HEAT000100 (heat)']);
    const [item] = (await profile(ines)).schedule;
    expect(item).toMatchObject({ day: '2026-10-12', start: '2026-10-12T10:00:00-03:00', status: 'SCHEDULED' });
    expect(item?.name, 'no heat').toBe("Women's 200m Freestyle");
    expect(entrantLines(await next('AUR'))).toContain('from HEAT000100 (heat)');
    expect((await next('AUR')).find(({ id }) => id.includes('SWM'))?.entrants).toMatchObject([{ name: 'LUMAR Inês' }]);
    expect(await day('2026-10-12', 'AUR')).toEqual(['from HEAT000100 (heat)']);
    expect(await entrants('2026-10-12', 'AUR')).toEqual({ HEAT000100: ['LUMAR Inês'] });
    const { people } = await games.json<SearchAnswer>('/api/v1/search?query=lumar');
    expect(people[0]?.next).toEqual({
      day: '2026-10-12',
      start: '2026-10-12T10:00:00-03:00',
      isStartHidden: false,
      name: "Women's 200m Freestyle",
      isFrom: true,
    });
  });

  test('on a start list has that heat and lane in place of the expected one, and the others keep theirs', async () => {
    await games.send('messages/result-swm-heat2.xml', {
      '"OFFICIAL"': '"START_LIST"',
      'Version="4"': 'Version="1"',
      '101433000': '093000000',
    });
    expect(await ahead(teodora)).toEqual(['HEAT000200, lane 4']);
    expect(await ahead(ines)).toEqual(['from HEAT000100 (heat)']);
    expect(await day('2026-10-12', 'BRS')).toEqual(['HEAT000200']);
    expect(await day('2026-10-12', 'AUR')).toEqual(['from HEAT000100 (heat)']);
  });

  test('may advance after their own heat, and the next contest is shown as soon as it is known', async () => {
    await games.send('messages/result-swm-heat1.xml');
    await games.send('messages/result-swm-heat2.xml');
    expect(await profile(ines)).toMatchObject({ schedule: [{ resultStatus: 'OFFICIAL' }], mayGoOn: true });
    expect(await day('2026-10-12', 'AUR')).toEqual([]);
    await games.send('messages/phase-result-swm-heats.xml');
    expect(await ahead(ines)).toEqual(['FNL-000100 (lane)']);
    expect(await day('2026-10-12', 'AUR')).toEqual(['FNL-000100 (lane)']);
    expect(entrantLines(await next('AUR'))).toContain('FNL-000100 (lane)');
  });

  test('has nothing to come after missing the next round', async () => {
    const { schedule, mayGoOn } = await profile(priya);
    expect([entrantLines(schedule), mayGoOn]).toEqual([[], undefined]);
  });

  test('is shown in the lane of the final as soon as its start list arrives', async () => {
    await games.send('messages/result-swm-final-startlist.xml');
    expect(await ahead(ines)).toEqual(['FNL-000100, lane 4']);
    expect(await entrants('2026-10-12', 'AUR')).toEqual({ 'FNL-000100': ['LUMAR Inês, lane 4'] });
    await games.send('messages/result-swm-final.xml');
    expect(await ahead(ines)).toEqual([]);
    expect((await profile(ines)).mayGoOn).toBeUndefined();
  });
});

describe('competitors who have withdrawn', () => {
  test('have nothing to come', async () => {
    expect(await ahead('7100201')).toEqual(['FNL-000100 (startList)']);
    await games.send('base/11-partic-ath.xml', {
      'Version="1"': 'Version="2"',
      '<RegisteredEvent Event="ATHMLONGJUMP----------------------"':
        '<RegisteredEvent Status="WITHDRAWN" Event="ATHMLONGJUMP----------------------"',
    });
    expect(await ahead('7100201')).toEqual([]);
  });
});

describe('in an event whose parts add up', () => {
  test('have the next part to come if they have a valid mark in the sum', async () => {
    await games.send('base/11-partic-ath.xml', { 'Version="1"': 'Version="3"' });
    await games.send('base/23-schedule-ath.xml', {
      'Version="1"': 'Version="2"',
      '  </Competition>':
        '<Unit Code="ATHMLONGJUMP----------FNL-000200--" PhaseType="3" UnitNum="2" ScheduleStatus="SCHEDULED" ' +
        'StartDate="2026-10-14T17:00:00-03:00" Venue="STA" SessionCode="ATH01"/></Competition>',
    });
    await games.send('messages/result-ath-longjump.xml');
    const [second, withoutMark] = ['7100202', '7100203'] as const;
    expect(await profile(second)).toMatchObject({ schedule: [{ resultStatus: 'OFFICIAL' }], mayGoOn: true });
    await games.send('messages/cumulative-result-gar-allaround.xml', {
      'GARW1AA---------------FNL---------"': 'ATHMLONGJUMP----------------------"',
      '7100801': second,
      '7100802': withoutMark,
    });
    expect(await ahead(second)).toEqual(['FNL-000200 (startList)']);
    expect(await day('2026-10-14', 'CRL')).toContain('FNL-000200 (startList)');
    expect(await ahead(withoutMark)).toEqual([]);
  });
});

describe('a team and its people', () => {
  test('have no contest before the draw', async () => {
    const [team, member] = ['VVOWTEAM6---AUR01', '7100301'];
    expect(await ahead(team)).toEqual(['GPA-000100']);
    await games.send('base/24-schedule-vvo.xml', {
      'Version="1"': 'Version="2"',
      'Code="VVOWTEAM6---AUR01"': 'Code="TBD"',
      'Code="VVOWTEAM6---BRS01"': 'Code="TBD"',
    });
    expect([await ahead(team), await ahead(member)]).toEqual([['GPA-000100 (draw)'], ['GPA-000100 (draw)']]);
    await games.send('base/24-schedule-vvo.xml', { 'Version="1"': 'Version="3"' });
    expect([await ahead(team), await ahead(member)]).toEqual([['GPA-000100'], ['GPA-000100']]);
  });

  test('have the first contest of their pool to come, at its time', async () => {
    const winner = 'HBLMTEAM7---CRL01';
    for (const [match, version] of [
      ['GPA-000100', '30'],
      ['GPA-000200', '31'],
    ] as const)
      await games.send('messages/result-hbl-match.xml', {
        'Version="24"': `Version="${version}"`,
        'DocumentCode="HBLMTEAM7-------------GPA-000100--"': `DocumentCode="HBLMTEAM7-------------${match}--"`,
      });
    expect(await ahead(winner)).toEqual([]);
    expect((await profile(winner)).mayGoOn).toBe(true);
    await games.send('messages/pool-standing-hbl.xml', {
      'Version="3"': 'Version="4"',
      '<Result Rank="1" RankEqual="Y" ResultType="POINTS" Result="1" SortOrder="2"':
        '<Result Rank="2" ResultType="POINTS" Result="1" SortOrder="2"',
    });
    expect(await ahead(winner)).toEqual(['FNL-000100 (opponent)']);
    expect(entrantLines(await next('CRL'))).toContain('FNL-000100 (opponent)');
  });
});

describe('in a knock-out', () => {
  const semifinal = {
    'DocumentCode="JUDW57KG--------------FNL-000100--"': 'DocumentCode="JUDW57KG--------------SFNL000100--"',
    '7100502': '7100503',
  };

  test('the winner is listed in the contest that awaits the winner, and the loser in the one that awaits the loser', async () => {
    expect(await ahead('7100501')).toEqual(['QFNL000100', 'SFNL000100']);
    await games.send('base/26-schedule-jud.xml', {
      'Version="1"': 'Version="2"',
      'Code="JUDW57KG--------------QFNL000100--" PhaseType="3" UnitNum="1" ScheduleStatus="SCHEDULED"':
        'Code="JUDW57KG--------------QFNL000100--" PhaseType="3" UnitNum="1" ScheduleStatus="FINISHED"',
    });
    await games.send('messages/result-jud-contest.xml', semifinal);
    expect((await ahead('7100501')).at(-1)).toBe('FNL-000100 (opponent)');
    expect(await ahead('7100503')).toEqual(['REPF000100 (opponent)']);
  });
});
