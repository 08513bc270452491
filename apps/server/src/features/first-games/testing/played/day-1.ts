/**
 * Saturday: heats of the 100 m, the long jump, the first rounds of table tennis, volleyball, football and chess. A late
 * entry, a withdrawal, a substitution, a walkover, a double no-show, a tie at the last place of the final, and a time
 * typed wrong.
 */
import type { OpenTies } from '@podium/contract';
import { expect } from 'vitest';
import { person } from './plan.ts';
import { brackets, day, match, medals, result, startList, tables } from './public-pages.ts';
import type { Played } from './played.ts';
import { chess, football, heat, longJump, raceFinal, tableTennis, volleyball } from './units.ts';
import { attempts, marks, parts, refusalOf } from './secretary.ts';

export async function playSaturday({ podium, ana }: Played): Promise<void> {
  // The draw as published: seeds 1, 4, 5 and 2, 3, 6, 7 in the lanes from the middle.
  expect(await startList(podium, heat(1))).toEqual(['1 Eva', '2 Ana', '3 Dora']);
  expect(await startList(podium, heat(2))).toEqual(['1 Flor', '2 Bia', '3 Cris', '4 Gabi']);

  // Before the first contest: one more runner, one fewer, and one for another.
  expect(await ana.act({ do: 'enter', event: 'race', entrant: person('Late', 'WES') })).toEqual([
    'Late takes Heat 1 lane 4',
  ]);
  expect(await ana.act({ do: 'withdraw', event: 'race', entrant: 'Gabi' })).toEqual(['Gabi leaves Heat 2 lane 4']);
  expect(await ana.act({ do: 'replace', event: 'race', entrant: 'Flor', by: person('Sub', 'NOR') })).toEqual([
    'Flor leaves Heat 2 lane 1',
    'Sub takes Heat 2 lane 1',
  ]);
  expect(await startList(podium, heat(1))).toEqual(['1 Eva', '2 Ana', '3 Dora', '4 Late']);
  expect(await startList(podium, heat(2))).toEqual(['1 Sub', '2 Bia', '3 Cris']);

  // Two runners stand in each other's lanes: they exchange them on paper too.
  expect(await ana.act({ do: 'exchange', event: 'race', entrants: ['Ana', 'Eva'] })).toEqual([
    'Ana moves from Heat 1 lane 2 to Heat 1 lane 1',
    'Eva moves from Heat 1 lane 1 to Heat 1 lane 2',
  ]);

  // One of each heat by place and two by mark: Late and Cris are level for the last lane of the final.
  await ana.hold(heat(1), ...marks('Ana 13.10', 'Eva 13.40', 'Dora 14.20', 'Late 13.60'));
  await ana.hold(heat(2), ...marks('Bia 13.30', 'Cris 13.60', 'Sub DNS'));
  expect(await result(podium, heat(1))).toEqual([
    'OFFICIAL',
    '1 Ana 13.10',
    '2 Eva 13.40',
    '3 Late 13.60',
    '4 Dora 14.20',
  ]);
  expect(await result(podium, heat(2))).toEqual(['OFFICIAL', '1 Bia 13.30', '2 Cris 13.60', '- Sub DNS']);
  expect(await startList(podium, raceFinal)).toEqual(['1 Eva', '2 Ana', '3 Bia', '4 ?']);
  const ties = async () =>
    (await ana.account.get<OpenTies>('/api/v1/desk/open-ties')).items.map(({ names, places }) => [names, places]);
  expect(await ties()).toEqual([[['CRIS', 'LATE'], [4]]]);
  await ana.enter(heat(2), { do: 'decide', of: 'round', by: 'lot', order: ['Cris', 'Late'], reason: 'Lot at 9:50' });
  expect(await ties()).toEqual([]);
  expect(await startList(podium, raceFinal)).toEqual(['1 Eva', '2 Ana', '3 Bia', '4 Cris']);

  // Dora ran 12.20: the wrong key. With it she wins the heat, Eva and Late or Cris wait again for two lanes by mark.
  await ana.correct(heat(1), 'Typed 14.20 for 12.20', ...marks('Dora 12.20'));
  expect(await result(podium, heat(1))).toEqual([
    'OFFICIAL',
    '1 Dora 12.20',
    '2 Ana 13.10',
    '3 Eva 13.40',
    '4 Late 13.60',
  ]);
  expect(await startList(podium, raceFinal)).toEqual(['1 Ana', '2 Dora', '3 Bia', '4 Eva']);
  // It was 14.20 after all.
  await ana.correct(heat(1), 'It was 14.20', ...marks('Dora 14.20'));
  expect(await startList(podium, raceFinal)).toEqual(['1 Eva', '2 Ana', '3 Bia', '4 Cris']);

  // After two of four rounds only the best three jump on. Hana and Jade are level; the second best attempt decides.
  await ana.hold(
    longJump,
    ...attempts('Hana 4.10 4.32 x 4.00', 'Iris x 4.05 4.50 x', 'Jade 4.32 3.90 4.11 -', 'Kim 3.80 x'),
  );
  expect(await result(podium, longJump)).toEqual([
    'OFFICIAL',
    '1 Iris 4.50',
    '2 Jade 4.32',
    '3 Hana 4.32',
    '4 Kim 3.80',
  ]);
  expect(await medals(podium)).toEqual(['1 SOU 1 0 0', '2 EAS 0 1 0', '3 NOR 0 0 1']);

  // A late player meets the first seed, who had a bye; another does not appear.
  expect(await ana.act({ do: 'enter', event: 'singles', entrant: person('Nuno', 'WES') })).toEqual([
    'Nuno takes',
    'added Quarterfinal 3: Fabio – Nuno',
  ]);
  await ana.hold(tableTennis('QFNL', 1), ...parts('G1 11:8', 'G2 9:11', 'G3 12:10'));
  await ana.enter(tableTennis('QFNL', 2), { do: 'end', how: 'walkover', side: 'away' });
  await ana.confirm(tableTennis('QFNL', 2));
  expect(await match(podium, tableTennis('QFNL', 1))).toEqual(['OFFICIAL', 'Hugo 2 W', 'Ivo 1 L']);
  expect(await match(podium, tableTennis('QFNL', 2))).toEqual(['OFFICIAL', 'Gil W', 'Joao L WO']);
  // 11:12 cannot end a game.
  await ana.enter(tableTennis('QFNL', 3), { do: 'begin' }, ...parts('G1 11:12', 'G2 11:4', 'G3 3:11'), {
    do: 'finish',
  });
  expect(await refusalOf(await ana.tryConfirm(tableTennis('QFNL', 3)))).toBe('409, result badScore');
  await ana.enter(tableTennis('QFNL', 3), { do: 'reopen' }, ...parts('G1 11:13'), { do: 'finish' });
  await ana.confirm(tableTennis('QFNL', 3));
  expect(await brackets(podium, 'TTEMSINGLES')).toEqual([
    'QFL: Hugo 2 – Ivo 1',
    'QFL: Fabio 1 – Nuno 2',
    'QFL: Gil – Joao WO',
    'SFL: Edu – Hugo',
    'SFL: Nuno – Gil',
    'FNL: ? – ?',
    'BRN: ? – ?',
  ]);

  // Neither team of the first match of pool B appears: two losses. A retirement keeps the score.
  await ana.hold(volleyball('GPA-', 1), ...parts('S1 25:20', 'S2 25:22'));
  await ana.enter(volleyball('GPB-', 1), { do: 'end', how: 'noShow' });
  await ana.confirm(volleyball('GPB-', 1));
  await ana.hold(volleyball('GPA-', 2), ...parts('S1 25:27', 'S2 25:18', 'S3 15:11'));
  await ana.hold(volleyball('GPB-', 2), ...parts('S1 10:25', 'S2 12:25'));
  expect(await match(podium, volleyball('GPB-', 1))).toEqual(['OFFICIAL', 'V3 L DNS', 'V6 L DNS']);
  expect(await tables(podium, 'vvo')).toEqual([
    ['1 V4 1 1-0-0 2:0 1', '2 V5 2 1-0-1 2:3 1', '3 V1 1 0-0-1 1:2 0'],
    ['1 V2 1 1-0-0 2:0 1', '2 V6 2 0-0-2 0:4 0', '3 V3 1 0-0-1 0:2 0'],
  ]);

  // A draw, and a match that a thunderstorm ends after the first half.
  await ana.hold(football(1), ...parts('H1 1:0', 'H2 0:1'));
  await ana.enter(football(2), { do: 'begin' }, ...parts('H1 2:0'), { do: 'end', how: 'abandoned' });
  expect(await refusalOf(await ana.tryConfirm(football(2)))).toBe('409, result abandoned');
  expect(await match(podium, football(2))).toEqual(['FINISHED', 'F2 2', 'F3 0']);
  expect(await tables(podium, 'fbl')).toEqual([
    ['1= F1 1 0-1-0 1:1 1', '1= F4 1 0-1-0 1:1 1', '3= F2 0 0-0-0 0:0 0', '3= F3 0 0-0-0 0:0 0'],
  ]);

  // Seven players: the last one has a bye, which counts as a win.
  await ana.hold(chess(1, 1), ...parts('TOT 1:0'));
  await ana.hold(chess(1, 2), ...parts('TOT 0.5:0.5'));
  await ana.hold(chess(1, 3), ...parts('TOT 0:1'));
  expect(await medals(podium)).toEqual(['1 SOU 1 0 0', '2 EAS 0 1 0', '3 NOR 0 0 1']);

  expect(await day(podium, '2026-12-05')).toEqual([
    '09:00 Field 100 m, Heat 1: OFFICIAL',
    '09:00 court-2 Volleyball, Pool A, Match 1: OFFICIAL',
    '09:35 Field 100 m, Heat 2: OFFICIAL',
    '09:35 court-2 Volleyball, Pool B, Match 1: OFFICIAL',
    '10:10 court-2 Volleyball, Pool A, Match 2: OFFICIAL',
    '10:30 Field Long jump, Final: OFFICIAL',
    '10:45 court-2 Volleyball, Pool B, Match 2: OFFICIAL',
    '11:20 court-2 Volleyball, Pool A, Match 3: START_LIST',
    '11:55 court-2 Volleyball, Pool B, Match 3: START_LIST',
    '14:00 court-1 Table tennis, Quarterfinal 1: OFFICIAL',
    '14:35 court-1 Table tennis, Quarterfinal 2: OFFICIAL',
    '15:00 Field Football, Round 1, Match 1: OFFICIAL',
    '15:10 court-1 Table tennis, Quarterfinal 3: OFFICIAL',
    '15:35 Field Football, Round 1, Match 2: FINISHED',
    '16:00 board-1 Chess, Round 1, Board 1: OFFICIAL',
    '16:00 board-2 Chess, Round 1, Board 2: OFFICIAL',
    '16:00 board-3 Chess, Round 1, Board 3: OFFICIAL',
    '16:10 Field Football, Round 2, Match 3: START_LIST',
    '16:45 Field Football, Round 2, Match 4: START_LIST',
    '17:20 Field Football, Round 3, Match 5: START_LIST',
    '17:55 Field Football, Round 3, Match 6: START_LIST',
  ]);
}
