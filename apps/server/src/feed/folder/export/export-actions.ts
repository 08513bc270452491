import { folderId, row, texts } from '@podium/games-folder';
import type { FolderRow, ZoneTimes } from '@podium/games-folder';
import { withTypes } from '../../action-type.ts';
import { actionsOwner } from '../import-owners.ts';
import { stampTime } from '../../order.ts';
import type { DbRow } from './table-rows.ts';

/**
 * Actions of each unit in one order: the stream of the whole match, with periods replaced by newer streams of single
 * periods.
 */
export function actionFolderRows(
  actions: readonly DbRow<'actions'>[],
  times: ZoneTimes,
  mayAct: (unit: string, person: string) => boolean,
): FolderRow[] {
  const units = new Map<string, DbRow<'actions'>[]>();
  for (const action of actions) {
    const list = units.get(action.unitId);
    if (list) list.push(action);
    else units.set(action.unitId, [action]);
  }
  return [...units].flatMap(([unit, list]) => unitActions(unit, list, times, mayAct));
}

function unitActions(
  unit: string,
  all: readonly DbRow<'actions'>[],
  times: ZoneTimes,
  mayAct: (unit: string, person: string) => boolean,
): FolderRow[] {
  const fed = all.filter((action) => action.owner !== String(actionsOwner(unit)));
  const list = fed.length > 0 ? fed : all;
  const master = list.filter((action) => action.stream === '');
  const masterTime = stampTime(master[0]?.stamp ?? '');
  const newer = list.filter((action) => action.stream !== '' && stampTime(action.stamp) >= masterTime);
  const replaced = new Set(newer.map((action) => action.stream));
  const actions = [...master.filter((action) => !replaced.has(action.period ?? '')), ...newer].sort(
    (a, b) => a.order - b.order || a.sort - b.sort,
  );
  const typed = withTypes(unit, actions, {
    isOver: true,
    changesScore: ({ scoreHome, scoreAway }) => scoreHome !== null || scoreAway !== null,
    isShootOut: ({ tallyHome, tallyAway }) => tallyHome !== null || tallyAway !== null,
  });
  const orders = new Set(actions.map((action) => action.order));
  const isOrdered = orders.size === actions.length;
  const done = new Set<string>();
  return typed.flatMap((action, index) => {
    if (done.has(action.id)) return [];
    const parent = action.parentId && done.has(action.parentId) ? action.parentId : undefined;
    done.add(action.id);
    return [actionRow(action, unit, isOrdered ? action.order : index + 1, parent, times, mayAct)];
  });
}

function actionRow(
  action: DbRow<'actions'> & { type: string },
  unit: string,
  order: number,
  parent: string | undefined,
  times: ZoneTimes,
  mayAct: (unit: string, person: string) => boolean,
): FolderRow {
  const people = action.people.filter((person) => mayAct(unit, person.id)).slice(0, 3);
  return row({
    unit: folderId(unit),
    id: folderId(action.id),
    order,
    type: action.type,
    detail: action.code,
    result: action.result,
    period: action.period,
    clock: action.clock,
    at: times.time(action.at),
    side: action.side,
    ...Object.fromEntries(
      people.flatMap((person, index) => {
        const suffix = index === 0 ? '' : `_${index + 1}`;
        return [
          [`participant${suffix}`, person.id],
          [`role${suffix}`, person.role],
        ];
      }),
    ),
    ...pair('score', action.scoreHome, action.scoreAway),
    ...pair('tally', action.tallyHome, action.tallyAway),
    parent: parent && folderId(parent),
    ...texts('text', action.text),
  });
}

function pair(name: string, home: string | null, away: string | null): Record<string, string> {
  const isWhole = (text: string | null): text is string => /^-?\d{1,9}$/.test(text ?? '');
  return isWhole(home) && isWhole(away) ? { [`${name}_home`]: home, [`${name}_away`]: away } : {};
}
