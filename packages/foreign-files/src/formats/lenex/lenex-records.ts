import { row, texts } from '@podium/games-folder';
import type { FolderRow } from '@podium/games-folder';
import type { LostCount } from '../../lost-count.ts';
import { lookUp } from '../../look-up.ts';
import { slug } from '../../stable-id.ts';
import { childNamed, childrenNamed, listChildren } from '../../xml/xml-element.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { attribute, readDay, readNumber, readTime, requiredAttribute, timeText } from './lenex-values.ts';
import { englishOnly } from './lenex-words.ts';

interface Records {
  records: FolderRow[];
  /** Names of the lists, as codes of kind `record`. */
  codes: FolderRow[];
}

interface RecordContext {
  /** Course of the meet; undefined: all are taken. */
  course: string | undefined;
  eventIds: ReadonlySet<string>;
  lost: LostCount;
}

/** Reads records of the events of the Games, in the pool length in which they are held. */
export function readRecords(root: XmlElement, { course, eventIds, lost }: RecordContext): Records {
  const found: Records = { records: [], codes: [] };
  const orders = new Map<string, number>();
  for (const list of listChildren(root, 'RECORDLISTS', 'RECORDLIST')) {
    const isOther = course !== undefined && attribute(list, 'course') !== course;
    const type = recordType(list);
    let isUsed = false;
    for (const record of listChildren(list, 'RECORDS', 'RECORD')) {
      const event = isOther ? undefined : eventId(list, record);
      const time = readTime(record, 'swimtime');
      if (event === undefined || !eventIds.has(event) || time === undefined) {
        lost.add('RECORD', 'unmatched');
        continue;
      }
      const order = (orders.get(`${event} ${type}`) ?? 0) + 1;
      orders.set(`${event} ${type}`, order);
      found.records.push(recordRow(record, { event, type, order, time }));
      isUsed = true;
      const splits = listChildren(record, 'SPLITS', 'SPLIT').length;
      if (splits > 0) lost.add('RECORD SPLIT', 'noPlace', splits);
    }
    if (isUsed && !found.codes.some(({ code }) => code === type))
      found.codes.push(
        row({
          kind: 'record',
          discipline: 'SWM',
          code: type,
          ...texts('name', englishOnly(attribute(list, 'name') ?? type)),
        }),
      );
  }
  return found;
}

/** `WR`, or with ages `WR-15-17`: a code of at least two characters without spaces. */
function recordType(list: XmlElement): string {
  const type = slug(attribute(list, 'type') ?? attribute(list, 'name') ?? 'RECORD');
  const ages = childNamed(list, 'AGEGROUP');
  const [from, to] = ages ? [readNumber(ages, 'agemin'), readNumber(ages, 'agemax')] : [];
  const handicap = attribute(list, 'handicap');
  return [
    type.padEnd(2, 'R'),
    ...(from === undefined && to === undefined ? [] : [`${from ?? ''}-${to ?? ''}`]),
    ...(handicap === undefined ? [] : [`H${slug(handicap)}`]),
  ].join('-');
}

function eventId(list: XmlElement, record: XmlElement): string | undefined {
  const style = childNamed(record, 'SWIMSTYLE');
  if (!style) return undefined;
  const gender = lookUp({ M: 'M', F: 'W', X: 'X' }, attribute(list, 'gender')) ?? 'O';
  const legs = readNumber(style, 'relaycount') ?? 1;
  const handicap = attribute(list, 'handicap');
  const id = `SWM-${gender}${legs > 1 ? `${legs}x` : ''}${readNumber(style, 'distance') ?? 0}${attribute(style, 'stroke') ?? ''}`;
  return handicap === undefined ? id : `${id}.H${slug(handicap)}`;
}

function recordRow(
  record: XmlElement,
  { event, type, order, time }: { event: string; type: string; order: number; time: number },
): FolderRow {
  const meet = childNamed(record, 'MEETINFO');
  const athlete = childNamed(record, 'ATHLETE');
  const relay = childNamed(record, 'RELAY');
  const club = childNamed(athlete ?? relay, 'CLUB');
  const clubName = club && (attribute(club, 'name') ?? attribute(club, 'code'));
  const members = listChildren(relay, 'RELAYPOSITIONS', 'RELAYPOSITION')
    .flatMap((position) => childrenNamed(position, 'ATHLETE'))
    .map(personName);
  const holder = athlete ? personName(athlete) : members.length > 0 ? members.join(', ') : clubName;
  return row({
    event,
    type,
    order,
    result_type: 'TIME',
    result: timeText(time),
    ...(holder === undefined ? { not_established: 'true' } : { holder_name: holder }),
    holder_organisation: club && (attribute(club, 'code') ?? clubName),
    date: meet && readDay(meet, 'date'),
    place: meet && attribute(meet, 'city'),
    competition: meet && attribute(meet, 'name'),
    current: 'true',
    ...texts(
      'note',
      attribute(record, 'comment') === undefined ? undefined : englishOnly(requiredAttribute(record, 'comment')),
    ),
  });
}

const personName = (person: XmlElement): string =>
  [attribute(person, 'firstname'), attribute(person, 'nameprefix'), attribute(person, 'lastname')]
    .filter((part) => part !== undefined)
    .join(' ');
