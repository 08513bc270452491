/**
 * Sunday: the storm moves the football, the plan is published again and undone, the 100 m has a protest, table
 * tennis its medals with a retirement, two scorers and one without a network, and the volleyball pools end.
 */
import { expect } from 'vitest';
import { chess, football, heat, highJump, raceFinal, tableTennis, volleyball } from './units.ts';
import { brackets, day, match, medals, ranking, result, startList, tables } from './public-pages.ts';
import type { Played } from './played.ts';
import { attempts, marks, parts, refusalOf, score, withIds } from './secretary.ts';

export async function playSunday({ podium, ana }: Played): Promise<void> {
  // The storm: what is left of the football is played on Monday, and the abandoned match again.
  for (const [number, hour] of [
    [2, 14],
    [3, 15],
    [4, 16],
    [5, 17],
    [6, 18],
  ] as const)
    await ana.edit('2026-12-05', football(number), {
      start: `2026-12-07T${hour}:00:00-03:00`,
      end: `2026-12-07T${hour}:30:00-03:00`,
    });
  expect(await refusalOf(await ana.tryEnter(football(2), [{ do: 'replay' }]))).toBe('422, reason required');
  expect((await ana.tryEnter(football(2), [{ do: 'replay' }], { reason: 'Storm' })).status).toBe(200);
  expect(await match(podium, football(2))).toEqual(['RESCHEDULED', 'F2', 'F3']);

  // The high jump begins later and the field has a name: everything that is official stays, and every time.
  const saturday = await day(podium, '2026-12-05');
  await ana.changeEvent('high', { start: '2026-12-06T11:00' });
  const { events, hidden } = await ana.preview();
  expect(events.map(({ event, kind, contests }) => [event, kind, contests])).toEqual([
    ['high', 'changed', { added: 0, removed: 0, moved: 1 }],
  ]);
  expect(hidden).toEqual({ people: [], delegations: [], venues: [] });
  await ana.publish();
  expect(await day(podium, '2026-12-05')).toEqual(saturday);
  expect(await result(podium, heat(1))).toEqual([
    'OFFICIAL',
    '1 Ana 13.10',
    '2 Eva 13.40',
    '3 Late 13.60',
    '4 Dora 14.20',
  ]);
  expect(await startList(podium, raceFinal)).toEqual(['1 Eva', '2 Ana', '3 Bia', '4 Cris']);
  // The judges want the old time: the publication is undone, once.
  expect(await day(podium, '2026-12-06')).toContain('11:00 Field High jump, Final: START_LIST');
  await ana.takeBack();
  expect(await day(podium, '2026-12-06')).toContain('10:30 Field High jump, Final: START_LIST');
  expect(await refusalOf(await ana.tryTakeBack())).toBe('409, before none');
  expect(await day(podium, '2026-12-05')).toEqual(saturday);

  // Two level runners are second. A protest: the winner left her lane. The jury of appeal gives her the medal back.
  await ana.hold(raceFinal, ...marks('Ana 12.90', 'Bia 13.00', 'Cris 13.00', 'Eva 13.20'));
  expect(await ranking(podium, 'ATHW100M')).toEqual([
    '1 Ana',
    '2= Bia',
    '2= Cris',
    '4 Eva',
    '5 Late',
    '6 Dora',
    '- Sub',
  ]);
  expect(await medals(podium)).toEqual(['1 SOU 1 1 0', '2 NOR 1 0 1', '3 EAS 0 2 0']);
  await ana.correct(raceFinal, 'Protest: lane infringement', ...marks('Ana DSQ'));
  expect(await result(podium, raceFinal)).toEqual([
    'OFFICIAL',
    '1= Bia 13.00',
    '1= Cris 13.00',
    '3 Eva 13.20',
    '- Ana DSQ',
  ]);
  expect(await ranking(podium, 'ATHW100M')).toEqual([
    '1= Bia',
    '1= Cris',
    '3 Eva',
    '4 Late',
    '5 Dora',
    '- Ana',
    '- Sub',
  ]);
  await ana.correct(raceFinal, 'Appeal', ...marks('Ana 12.90'));
  expect(await ranking(podium, 'ATHW100M')).toEqual([
    '1 Ana',
    '2= Bia',
    '2= Cris',
    '4 Eva',
    '5 Late',
    '6 Dora',
    '- Sub',
  ]);

  // Abel and Beto clear 1.55 at the second attempt; Abel has fewer failures. Davi clears nothing.
  await ana.enter(highJump, { do: 'bars', bars: ['1.50', '1.55', '1.60'] });
  await ana.hold(highJump, ...attempts('Abel o xo xxx', 'Beto xo xo xxx', 'Caio o xxx', 'Davi xxx'));
  expect(await result(podium, highJump)).toEqual([
    'OFFICIAL',
    '1 Abel 1.55',
    '2 Beto 1.55',
    '3 Caio 1.50',
    '- Davi NM',
  ]);

  // Edu is injured when he leads. Gil is typed as the winner of the other semifinal, and is not.
  await ana.enter(tableTennis('SFNL', 1), { do: 'begin' }, ...parts('G1 11:9', 'G2 2:5'));
  await ana.enter(tableTennis('SFNL', 1), { do: 'end', how: 'retirement', side: 'home' });
  await ana.confirm(tableTennis('SFNL', 1));
  await ana.hold(tableTennis('SFNL', 2), ...parts('G1 7:11', 'G2 8:11'));
  expect(await startList(podium, tableTennis('FNL-'))).toEqual(['1 Hugo', '2 Gil']);
  await ana.correct(tableTennis('SFNL', 2), 'Typed for the wrong side', ...parts('G1 11:7', 'G2 11:8'));
  expect(await match(podium, tableTennis('SFNL', 1))).toEqual(['OFFICIAL', 'Edu L RET', 'Hugo 0 W']);
  expect(await startList(podium, tableTennis('FNL-'))).toEqual(['1 Hugo', '2 Nuno']);
  expect(await startList(podium, tableTennis('FNL-', 2))).toEqual(['1 Edu', '2 Gil']);
  await ana.enter(tableTennis('FNL-', 2), { do: 'end', how: 'withdrawal', side: 'home' });
  await ana.confirm(tableTennis('FNL-', 2));

  // Two scorers at the final. The first one loses the network for a minute; the second one sees the same point.
  const final = tableTennis('FNL-');
  const [first, second] = [await ana.makeLink(final, 'Bea'), await ana.makeLink(final, 'Tom')];
  const point = (side: 'home' | 'away') => ({ do: 'score', side, points: 1 }) as const;
  await score(podium.url, first.secret, withIds([{ do: 'begin' }, { do: 'period', period: 'G1' }, point('home')]));
  const again = withIds([point('home')]);
  expect((await score(podium.url, second.secret, again)).refused).toEqual(['sameScore']);
  const offline = withIds([point('home'), point('away')]).map((step, index) => ({
    ...step,
    at: new Date(Date.now() - 60_000 + index * 1000).toISOString(),
  }));
  expect((await score(podium.url, second.secret, withIds([point('away')]))).refused).toEqual([]);
  const late = await score(podium.url, first.secret, offline, new Date().toISOString());
  expect([late.refused, late.answer.sheet.periods[0]?.score]).toEqual([[], { home: 2, away: 2 }]);
  // Sent again, because the answer was lost: it counts once.
  await score(podium.url, first.secret, offline, new Date().toISOString());
  expect((await ana.sheet(final)).periods[0]?.score).toEqual({ home: 2, away: 2 });
  await ana.revokeLink(final, second.id);
  expect((await score(podium.url, second.secret, withIds([point('away')]))).status).toBe(401);
  await score(podium.url, first.secret, withIds(parts('G1 11:6', 'G2 9:11', 'G3 11:13')));
  await score(podium.url, first.secret, withIds([{ do: 'finish' }]));
  await ana.confirm(final);
  // A link neither reopens nor changes what is official.
  expect((await score(podium.url, first.secret, withIds([{ do: 'reopen' }, point('home')]))).refused).toEqual([
    'isOfficial',
    'isOfficial',
  ]);
  expect(await brackets(podium, 'TTEMSINGLES')).toEqual([
    'QFL: Hugo 2 – Ivo 1',
    'QFL: Fabio 1 – Nuno 2',
    'QFL: Gil – Joao WO',
    'SFL: Edu RET – Hugo 0',
    'SFL: Nuno 2 – Gil 0',
    'FNL: Hugo 1 – Nuno 2',
    'BRN: Edu WDR – Gil',
  ]);
  expect(await ranking(podium, 'TTEMSINGLES')).toEqual([
    '1 Nuno',
    '2 Hugo',
    '3 Gil',
    '4 Edu',
    '5= Ivo',
    '5= Joao',
    '5= Fabio',
  ]);

  // Three teams with one win each: match points 4, 3 and 2. In pool B the match that nobody played counts 0:2, 0:50.
  await ana.hold(volleyball('GPA-', 3), ...parts('S1 25:20', 'S2 20:25', 'S3 15:12'));
  await ana.hold(volleyball('GPB-', 3), ...parts('S1 15:25', 'S2 15:25'));
  expect(await tables(podium, 'vvo')).toEqual([
    ['1 V4 2 1-0-1 3:2 1', '2 V1 2 1-0-1 3:3 1', '3 V5 2 1-0-1 2:3 1'],
    ['1 V2 2 1-0-1 2:2 1', '2 V3 2 1-0-1 2:2 1', '3 V6 2 0-0-2 0:4 0'],
  ]);
  expect(await brackets(podium, 'VVOWTEAM6')).toEqual(['SFL: V4 – V3', 'SFL: V2 – V1', 'FNL: ? – ?', 'BRN: ? – ?']);

  // Chess: Sara has had the bye and meets the best of those with half a point; Otto has the next bye.
  expect(await ana.act({ do: 'drawRound', event: 'chess', round: 2 })).toEqual([
    'added Round 2, Board 1: Raul – Lara',
    'added Round 2, Board 2: Mel – Sara',
    'added Round 2, Board 3: Nina – Pia',
    'added Round 2, Bye: Otto',
  ]);
  await ana.hold(chess(2, 1), ...parts('TOT 0.5:0.5'));
  await ana.hold(chess(2, 2), ...parts('TOT 1:0'));
  await ana.hold(chess(2, 3), ...parts('TOT 0:1'));
  expect(await tables(podium, 'x01')).toEqual([
    [
      '1= Lara 2 1-1-0 1.5:0.5 1.5',
      '1= Mel 2 1-1-0 1.5:0.5 1.5',
      '1= Pia 2 1-1-0 1.5:0.5 1.5',
      '1= Raul 2 1-1-0 1.5:0.5 1.5',
      '5= Otto 1 1-0-1 0:1 1',
      '5= Sara 1 1-0-1 0:1 1',
      '7 Nina 2 0-0-2 0:2 0',
    ],
  ]);

  // Two rounds of five give no medals.
  expect(await medals(podium)).toEqual(['1 NOR 2 0 1', '2 SOU 1 2 0', '3 WES 1 1 0', '4 EAS 0 2 2']);
  expect(await day(podium, '2026-12-06')).toEqual([
    '09:00 Field 100 m, Final: OFFICIAL',
    '10:30 Field High jump, Final: OFFICIAL',
    '14:00 court-1 Table tennis, Semifinal 1: OFFICIAL',
    '14:35 court-1 Table tennis, Semifinal 2: OFFICIAL',
    '15:10 court-1 Table tennis, Bronze: OFFICIAL',
    '15:45 court-1 Table tennis, Final: OFFICIAL',
  ]);
}
