import type { FolderRow } from '@podium/games-folder';
import type { OwnedRow } from '../../apply/projection.ts';
import { readTexts } from '../cell-values.ts';
import type { FolderIndex } from './folder-index.ts';

/** Each unit's actions in order, and a stream row that declares them complete. */
export function actionRows(
  index: FolderIndex,
  stamp: string,
): { actions: OwnedRow<'actions'>[]; streams: (OwnedRow<'actionStreams'> & { unitId: string })[] } {
  const actions: OwnedRow<'actions'>[] = [];
  const streams: OwnedRow<'actionStreams'>[] = [];
  for (const [unit, rows] of Map.groupBy(index.rows('actions'), (row) => row['unit']!)) {
    const unitId = index.unit(unit)?.id ?? unit;
    streams.push({ unitId, stream: '', stamp });
    const sorted = [...rows].sort((a, b) => Number(a['order']) - Number(b['order']));
    for (const [sort, row] of sorted.entries()) actions.push(actionRow(row, sort, unitId, stamp));
  }
  return { actions, streams };
}

function actionRow(row: FolderRow, sort: number, unitId: string, stamp: string): OwnedRow<'actions'> {
  return {
    unitId,
    stream: '',
    stamp,
    id: row['id']!,
    sort,
    order: Number(row['order']),
    type: row['type']!,
    code: row['detail'],
    result: row['result'],
    period: row['period'],
    clock: row['clock'],
    side: row['side'],
    scoreHome: row['score_home'],
    scoreAway: row['score_away'],
    tallyHome: row['tally_home'],
    tallyAway: row['tally_away'],
    parentId: row['parent'],
    at: row['at'],
    people: ['', '_2', '_3'].flatMap((suffix) => {
      const id = row[`participant${suffix}`];
      return id === undefined ? [] : [{ id, role: row[`role${suffix}`], side: row['side'] }];
    }),
    text: readTexts(row, 'text'),
    details: [],
    attributes: {},
  };
}
