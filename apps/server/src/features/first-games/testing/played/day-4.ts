/**
 * Tuesday: two ties in the pool, an own sport by time, a judged event, and the last round of chess. Then the whole Games
 * are checked: every medal, every day, and the tables that the journal gives when it is replayed.
 */
import { expect } from 'vitest';
import { testDatabase } from '../../../../database/test-database.ts';
import { replay } from '../../../../feed/replay.ts';
import { openLog } from '../../../../ground/log.ts';
import { featureEntryTypes as entryTypes } from '../../../entry-types.gen.ts';
import type { Played } from './played.ts';
import { day, medals, ranking, result, startList, tables } from './public-pages.ts';
import { marks, parts } from './secretary.ts';
import { chess, floor, sackRace, swimFinal } from './units.ts';

export async function playTuesday({ podium, ana }: Played): Promise<void> {
  // Two swimmers are first and two are third: two golds, no silver, two bronzes.
  expect(await startList(podium, swimFinal)).toEqual(['1 Xica', '2 Vera', '3 Tina', '4 Uma', '5 Wanda']);
  await ana.hold(swimFinal, ...marks('Tina 30.10', 'Uma 30.10', 'Vera 30.50', 'Wanda 30.50', 'Xica DNF'));
  expect(await result(podium, swimFinal)).toEqual([
    'OFFICIAL',
    '1= Tina 30.10',
    '1= Uma 30.10',
    '3= Vera 30.50',
    '3= Wanda 30.50',
    '- Xica DNF',
  ]);

  // The times of both heats make one list, and no heat gives a medal.
  expect(await startList(podium, sackRace(1))).toEqual(['1 Alma', '2 Ben']);
  await ana.hold(sackRace(1), ...marks('Alma 20.1', 'Ben 22.0'));
  await ana.hold(sackRace(2), ...marks('Yara 19.5', 'Zeca 20.1'));
  expect(await ranking(podium, 'X02XT.SACK')).toEqual(['1 Yara', '2= Alma', '2= Zeca', '4 Ben']);

  await ana.hold(floor, ...marks('Celia 9.500', 'Dina 9.650', 'Elsa 9.650'));
  expect(await result(podium, floor)).toEqual(['OFFICIAL', '1= Dina 9.650', '1= Elsa 9.650', '3 Celia 9.500']);

  // Lara has met everybody else at the top; Pia has the last bye.
  expect(await ana.act({ do: 'drawRound', event: 'chess', round: 5 })).toEqual([
    'added Round 5, Board 1: Lara – Tadeu',
    'added Round 5, Board 2: Mel – Otto',
    'added Round 5, Board 3: Sara – Raul',
    'added Round 5, Bye: Pia',
  ]);
  await ana.hold(chess(5, 1), ...parts('TOT 0.5:0.5'));
  await ana.hold(chess(5, 2), ...parts('TOT 1:0'));
  await ana.hold(chess(5, 3), ...parts('TOT 1:0'));
  expect(await tables(podium, 'x01')).toEqual([
    [
      '1 Lara 5 3-2-0 4:1 4',
      '2 Mel 4 3-1-1 2.5:1.5 3.5',
      '3 Sara 4 3-0-2 2:2 3',
      '4 Pia 4 2-2-1 2:2 3',
      '5= Raul 5 1-3-1 2.5:2.5 2.5',
      '5= Tadeu 2 2-1-0 1.5:0.5 2.5',
      '7 Otto 4 1-1-3 0.5:3.5 1.5',
      '8 Nina 2 0-0-2 0:2 0',
    ],
  ]);
  expect((await ranking(podium, 'X01XCHESS')).slice(0, 3)).toEqual(['1 Lara', '2 Mel', '3 Sara']);

  expect(await medals(podium)).toEqual(['1 NOR 7 0 2', '2 SOU 4 5 1', '3 EAS 1 4 6', '4 WES 1 2 2']);
  const days = await Promise.all(['05', '06', '07', '08'].map(async (date) => day(podium, `2026-12-${date}`)));
  expect(days.flat().filter((line) => !line.endsWith(': OFFICIAL'))).toEqual([]);

  const target = await testDatabase();
  try {
    const { differences } = await replay(podium.database.pool, target.pool, { log: openLog('silent'), entryTypes });
    expect(differences).toEqual([]);
  } finally {
    await target.close();
  }
}
