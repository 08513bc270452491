/** Records as lists, one for each type and gender. */
import type { FolderRow } from '@podium/games-folder';
import { lookUp } from '../../../look-up.ts';
import { element, wrapped } from '../../../xml/write-xml.ts';
import type { NewElement } from '../../../xml/write-xml.ts';
import { textOf } from './lenex-tables.ts';
import type { Files, SwimEvent } from './lenex-tables.ts';
import type { Unwritten } from './unwritten.ts';
import { swimTime } from './write-values.ts';

/** Records of events of a stroke, of any age or of the ages in their type: `WR-15-17`. */
export function recordElements(files: Files, events: readonly SwimEvent[], unwritten: Unwritten): NewElement[] {
  const byId = new Map(events.map((event) => [event.row['id'], event]));
  const names = new Map(
    files.codes?.flatMap((row) => (row['kind'] === 'record' ? [[row['code'], textOf(row, 'name')]] : [])),
  );
  const lists = new Map<string, { type: string; gender: string; records: NewElement[] }>();
  for (const row of files.records ?? []) {
    const event = byId.get(row['event']);
    if (!event) continue;
    const time = row['result'] === undefined ? undefined : swimTime(row['result']);
    const isPlain = event.style.stroke !== 'UNKNOWN' && !(event.row['id'] ?? '').slice(1).includes('.');
    const isEstablished = row['not_established'] !== 'true' || row['holder_organisation'] !== undefined;
    if (time === undefined || !isPlain || !isEstablished || row['historical'] === 'true') {
      unwritten.add('records', 'noPlace');
      continue;
    }
    const { type = 'RECORD' } = row;
    const gender = lookUp({ M: 'M', W: 'F', X: 'X' }, event.row['gender']) ?? 'A';
    const list = lists.get(`${type} ${gender}`) ?? { type, gender, records: [] };
    lists.set(`${type} ${gender}`, list);
    list.records.push(recordElement(row, event, time));
  }
  return [...lists.values()].map(({ type, gender, records }) => {
    const [, plain = type, from, to] = /^(.+)-(\d*)-(\d*)$/u.exec(type) ?? [];
    return element('RECORDLIST', { name: names.get(type) ?? type, type: plain, gender }, [
      ...(from === undefined ? [] : [element('AGEGROUP', { agemin: from || -1, agemax: to || -1 })]),
      element('RECORDS', {}, records),
    ]);
  });
}

function recordElement(row: FolderRow, { style }: SwimEvent, swimtime: string): NewElement {
  const { holder_name: holder, holder_organisation: club, date, place, competition } = row;
  const clubs =
    club === undefined ? [] : [element('CLUB', { code: club, name: holder === undefined ? undefined : club })];
  const names = style.legs > 1 ? (holder ?? '').split(', ') : [];
  const person =
    style.legs > 1
      ? element('RELAY', {}, [
          ...(names.length > 1 ? clubs : [element('CLUB', { code: club, name: holder })]),
          ...wrapped(
            'RELAYPOSITIONS',
            names.length > 1
              ? names.map((name, index) => element('RELAYPOSITION', { number: index + 1 }, [athlete(name)]))
              : [],
          ),
        ])
      : holder === undefined
        ? element('RELAY', {}, clubs)
        : athlete(holder, clubs);
  return element('RECORD', { swimtime, comment: textOf(row, 'note') }, [
    element('SWIMSTYLE', { distance: style.distance, relaycount: style.legs, stroke: style.stroke }),
    person,
    ...(date === undefined && place === undefined && competition === undefined
      ? []
      : [element('MEETINFO', { city: place, date, name: competition })]),
  ]);
}

/** The last word of a name is the family name. */
function athlete(name: string, children: readonly NewElement[] = []): NewElement {
  const space = name.lastIndexOf(' ');
  return element(
    'ATHLETE',
    { firstname: space < 0 ? undefined : name.slice(0, space), lastname: name.slice(space + 1) },
    children,
  );
}
