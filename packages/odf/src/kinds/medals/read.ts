import type { BodyReader } from '../../kind.ts';
import { childReaders, inside, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import type { Tally } from '../../read/tally.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { MedalLineElement, MedalNumber, MedalsBody } from './body.ts';
import { medalLineShape, medalNumberShape, medalStandingsShape, organisationNameShape } from './shapes.ts';

/** An invalid number is counted as unknown and left out. */
function readCount(element: XmlElement, attribute: string, tally: Tally): number | undefined {
  const text = element.attributes[attribute] ?? '';
  if (text === '') return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  tally.attribute(element.name, attribute);
  return undefined;
}

/** Senders omit a count of zero. */
function readMedalNumber(element: XmlElement, tally: Tally): MedalNumber {
  const { type, attributes } = readRow(element, medalNumberShape, tally);
  return {
    type,
    gold: readCount(element, 'Gold', tally) ?? 0,
    silver: readCount(element, 'Silver', tally) ?? 0,
    bronze: readCount(element, 'Bronze', tally) ?? 0,
    total: readCount(element, 'Total', tally) ?? 0,
    ...(attributes === undefined ? undefined : { attributes }),
  };
}

const lineChildren = childReaders<MedalLineElement>({
  Description: (child, line, tally) => {
    line.organisationName = readRow(child, organisationNameShape, tally).organisationName;
  },
  MedalNumber: (child, line, tally) => {
    line.numbers.push(readMedalNumber(child, tally));
  },
});

const standingsChildren = childReaders<MedalsBody>({
  MedalSummary: inside<MedalsBody>({
    MedalNumber: (child, body, tally) => {
      body.summary.push(readMedalNumber(child, tally));
    },
  }),
  MedalsTable: inside<MedalsBody>({
    MedalLine: (child, body, tally) => {
      const line: MedalLineElement = { ...readRow(child, medalLineShape, tally), numbers: [] };
      readChildren(child, line, lineChildren, tally);
      body.lines.push(line);
    },
  }),
});

const children = childReaders<MedalsBody>({
  MedalStandings: (child, body, tally) => {
    const { dateTime, lastEvent } = readRow(child, medalStandingsShape, tally);
    body.dateTime = dateTime;
    body.lastEvent = lastEvent;
    body.totalEvents = readCount(child, 'TotalEvents', tally);
    body.finishedEvents = readCount(child, 'FinishedEvents', tally);
    readChildren(child, body, standingsChildren, tally);
  },
});

export const readMedals: BodyReader<MedalsBody> = (competition, { tally }) => {
  const body: MedalsBody = { kind: 'medals', summary: [], lines: [] };
  readChildren(competition, body, children, tally);
  return body;
};
