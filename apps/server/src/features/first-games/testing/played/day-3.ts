/**
 * Monday: chess players leave and come, the football league ends with a replay and a walkover, judo has its repechage,
 * the lights fail in a semifinal of volleyball, and the server is killed during its final.
 */
import { expect } from 'vitest';
import { signUpUser } from '../../../../testing/sign-up-user.ts';
import { person } from './plan.ts';
import { environment, restart } from './played.ts';
import type { Played } from './played.ts';
import { brackets, day, match, medals, ranking, result, startList, tables } from './public-pages.ts';
import { parts, refusalOf, score, withIds } from './secretary.ts';
import { startProcess } from './server-process.ts';
import { chess, football, heat, judo, raceFinal, tableTennis, volleyball } from './units.ts';

export async function playMonday(games: Played): Promise<void> {
  const { podium, ana } = games;

  // Nina leaves and keeps her games. Tadeu comes late, has the bye, and meets everybody else by the rules.
  expect(await ana.act({ do: 'withdraw', event: 'chess', entrant: 'Nina' })).toEqual(['Nina leaves']);
  expect(await ana.act({ do: 'enter', event: 'chess', entrant: person('Tadeu', 'WES') })).toEqual(['Tadeu waits']);
  expect(await ana.act({ do: 'drawRound', event: 'chess', round: 3 })).toEqual([
    'added Round 3, Board 1: Lara – Mel',
    'added Round 3, Board 2: Pia – Raul',
    'added Round 3, Board 3: Otto – Sara',
    'added Round 3, Bye: Tadeu',
  ]);
  await ana.hold(chess(3, 1), ...parts('TOT 1:0'));
  await ana.hold(chess(3, 2), ...parts('TOT 0.5:0.5'));
  expect(await ana.refusedAct({ do: 'drawRound', event: 'chess', round: 4 })).toEqual([
    'roundOpen Otto, Sara (Round 3, Board 3)',
  ]);
  await ana.hold(chess(3, 3), ...parts('TOT 0:1'));
  expect(await ana.act({ do: 'drawRound', event: 'chess', round: 4 })).toEqual([
    'added Round 4, Board 1: Sara – Lara',
    'added Round 4, Board 2: Tadeu – Pia',
    'added Round 4, Board 3: Raul – Otto',
    'added Round 4, Bye: Mel',
  ]);
  await ana.hold(chess(4, 1), ...parts('TOT 0:1'));
  await ana.hold(chess(4, 2), ...parts('TOT 1:0'));
  await ana.hold(chess(4, 3), ...parts('TOT 0.5:0.5'));

  // Three points for a win; a team that does not appear loses 0:3.
  await ana.hold(football(2), ...parts('H1 0:1', 'H2 1:0'));
  await ana.hold(football(3), ...parts('H1 1:0', 'H2 1:0'));
  await ana.enter(football(4), { do: 'end', how: 'walkover', side: 'away' });
  await ana.confirm(football(4));
  await ana.hold(football(5), ...parts('H1 0:0', 'H2 0:0'));
  await ana.hold(football(6), ...parts('H1 1:1', 'H2 0:2'));
  expect(await tables(podium, 'fbl')).toEqual([
    ['1 F2 3 1-2-0 4:1 5', '2 F3 3 1-1-1 4:4 4', '3 F4 3 1-1-1 4:5 4', '4 F1 3 0-2-1 1:3 2'],
  ]);

  // Max is disqualified, so Quim fights for bronze without a repechage.
  expect(await brackets(podium, 'JUDM66KG')).toEqual([
    'QFL: Kaio – Rui',
    'QFL: Nilo – Olavo',
    'QFL: Leo – Quim',
    'QFL: Max – Pedro',
    'SFL: ? – ?',
    'SFL: ? – ?',
    'FNL: ? – ?',
    'REP: ? – ?',
    'BRN: ? – ?',
    'REP: ? – ?',
    'BRN: ? – ?',
  ]);
  const point = (side: 'home' | 'away', action: 'IPP' | 'WAZ') =>
    ({ do: 'score', side, points: action === 'IPP' ? 10 : 1, action }) as const;
  await ana.hold(judo('QFNL', 1), point('home', 'IPP'));
  await ana.hold(judo('QFNL', 2), point('away', 'WAZ'));
  await ana.hold(judo('QFNL', 3), point('home', 'WAZ'), point('home', 'WAZ'));
  await ana.enter(judo('QFNL', 4), { do: 'begin' }, point('home', 'WAZ'));
  await ana.enter(judo('QFNL', 4), { do: 'end', how: 'disqualification', side: 'home' });
  await ana.confirm(judo('QFNL', 4));
  expect(await startList(podium, judo('REP-', 1))).toEqual(['1 Rui', '2 Nilo']);
  expect(await startList(podium, judo('REP-', 2))).toEqual(['1 Quim', '2 Max']);
  await ana.hold(judo('SFNL', 1), point('home', 'WAZ'));
  await ana.hold(judo('SFNL', 2), point('away', 'IPP'));
  await ana.hold(judo('REP-', 1), point('home', 'IPP'));
  await ana.enter(judo('REP-', 2), { do: 'end', how: 'disqualification', side: 'away' });
  await ana.confirm(judo('REP-', 2));
  expect(await startList(podium, judo('REPF', 1))).toEqual(['1 Rui', '2 Leo']);
  expect(await startList(podium, judo('REPF', 2))).toEqual(['1 Quim', '2 Olavo']);
  await ana.hold(judo('REPF', 1), point('away', 'WAZ'));
  await ana.hold(judo('REPF', 2), point('home', 'WAZ'));
  // Level after time: a final needs a winner.
  await ana.enter(judo('FNL-'), { do: 'begin' }, point('home', 'WAZ'), point('away', 'WAZ'), { do: 'finish' });
  expect(await refusalOf(await ana.tryConfirm(judo('FNL-')))).toBe('409, result level');
  await ana.enter(judo('FNL-'), { do: 'reopen' }, point('home', 'IPP'), { do: 'finish' });
  await ana.confirm(judo('FNL-'));
  expect(await ranking(podium, 'JUDM66KG')).toEqual([
    '1 Kaio',
    '2 Pedro',
    '3= Leo',
    '3= Quim',
    '5= Rui',
    '5= Olavo',
    '7 Nilo',
    '- Max',
  ]);

  // A referee of judo and a manager of the pool have no right here.
  const referee = await signUpUser(podium, { grant: 'referee', scope: 'discipline JUD' });
  const steps = { steps: withIds([{ do: 'begin' }]) };
  expect((await referee.post(`/api/v1/desk/results/${volleyball('SFNL', 1)}/steps`, steps)).status).toBe(403);
  const ofPool = await signUpUser(podium, { grant: 'manager', scope: 'venue pool' });
  expect((await ofPool.post('/api/v1/desk/first-games/publish')).status).toBe(403);
  expect((await ofPool.post('/api/v1/desk/first-games/take-back')).status).toBe(403);

  // The lights fail; the jury gives the match to the team that was behind when it was abandoned.
  await ana.hold(volleyball('SFNL', 1), ...parts('S1 25:19', 'S2 25:23'));
  const dark = volleyball('SFNL', 2);
  await ana.enter(dark, { do: 'begin' }, ...parts('S1 25:20', 'S2 10:5'), { do: 'end', how: 'abandoned' });
  expect(await match(podium, dark)).toEqual(['FINISHED', 'V2 1', 'V1 0']);
  expect(await startList(podium, volleyball('FNL-', 1))).toEqual(['1 V4', '2 ?']);
  await ana.enter(dark, { do: 'decide', of: 'contest', by: 'jury', side: 'away', reason: 'V2 could not stay' });
  await ana.confirm(dark);
  expect(await startList(podium, volleyball('FNL-', 1))).toEqual(['1 V4', '2 V1']);
  await ana.hold(volleyball('FNL-', 2), ...parts('S1 25:11', 'S2 23:25', 'S3 15:13'));

  // The server is killed while a scorer clicks. What was answered counts, and what is sent again counts once.
  const final = volleyball('FNL-', 1);
  const { secret } = await ana.makeLink(final, 'Court 2');
  await podium.leave();
  const killed = await startProcess(podium.database.url, environment);
  const clicks = withIds([
    { do: 'period-score', period: 'S1', home: 25, away: 21 },
    { do: 'period-score', period: 'S2', home: 19, away: 25 },
    { do: 'period-score', period: 'S3', home: 12, away: 13 },
    { do: 'score', side: 'away', points: 1 },
    { do: 'score', side: 'away', points: 1 },
  ]);
  expect((await score(killed.url, secret, clicks.slice(0, 3))).status).toBe(200);
  // The connection breaks when the server is killed: the device sends these clicks again.
  const lost = score(killed.url, secret, clicks.slice(3)).catch(() => undefined);
  await killed.kill();
  await lost;
  await restart(games);
  await score(games.podium.url, secret, clicks);
  const sheet = await ana.sheet(final);
  expect(sheet.periods.map(({ code, score }) => [code, score])).toEqual([
    ['S1', { home: 25, away: 21 }],
    ['S2', { home: 19, away: 25 }],
    ['S3', { home: 12, away: 15 }],
  ]);
  await ana.enter(final, { do: 'finish' });
  await ana.confirm(final);

  const after = games.podium;
  expect(await brackets(after, 'VVOWTEAM6')).toEqual([
    'SFL: V4 2 – V3 0',
    'SFL: V2 1 – V1 0',
    'FNL: V4 1 – V1 2',
    'BRN: V3 2 – V2 1',
  ]);
  expect(await ranking(after, 'VVOWTEAM6')).toEqual(['1 V1', '2 V4', '3 V3', '4 V2', '5= V6', '5= V5']);
  expect(await medals(after)).toEqual(['1 NOR 4 0 1', '2 SOU 2 3 1', '3 WES 1 2 1', '4 EAS 0 3 4']);
  // The results of the days before stay as they are.
  expect(await result(after, heat(1))).toEqual([
    'OFFICIAL',
    '1 Ana 13.10',
    '2 Eva 13.40',
    '3 Late 13.60',
    '4 Dora 14.20',
  ]);
  expect(await result(after, raceFinal)).toEqual([
    'OFFICIAL',
    '1 Ana 12.90',
    '2= Bia 13.00',
    '2= Cris 13.00',
    '4 Eva 13.20',
  ]);
  expect(await match(after, tableTennis('FNL-'))).toEqual(['OFFICIAL', 'Hugo 1 L', 'Nuno 2 W']);
  expect(await ana.refusedAct({ do: 'withdraw', event: 'race', entrant: 'Ana' })).toEqual(['begun Ana (Heat 1)']);
  expect((await day(after, '2026-12-07')).filter((line) => line.includes('Football'))).toEqual([
    '14:00 Field Football, Round 1, Match 2: OFFICIAL',
    '15:00 Field Football, Round 2, Match 3: OFFICIAL',
    '16:00 Field Football, Round 2, Match 4: OFFICIAL',
    '17:00 Field Football, Round 3, Match 5: OFFICIAL',
    '18:00 Field Football, Round 3, Match 6: OFFICIAL',
  ]);
}
