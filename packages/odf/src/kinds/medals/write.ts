import type { BodyWriter } from '../../kind.ts';
import { isEmptyElement, writeRow } from '../../write/write-row.ts';
import { wrapped } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { MedalLineElement, MedalNumber, MedalsBody } from './body.ts';
import { medalLineShape, medalNumberShape, medalStandingsShape, organisationNameShape } from './shapes.ts';

/** A count of zero is omitted. */
const countText = (count: number): string => (count === 0 ? '' : String(count));

function writeMedalNumber({ type, gold, silver, bronze, total, attributes }: MedalNumber): XmlElement {
  return writeRow('MedalNumber', medalNumberShape, {
    type,
    gold: countText(gold),
    silver: countText(silver),
    bronze: countText(bronze),
    total: countText(total),
    attributes,
  });
}

function writeLine(line: MedalLineElement): XmlElement {
  const { organisationName } = line;
  const description = writeRow('Description', organisationNameShape, { organisationName });
  return writeRow('MedalLine', medalLineShape, line, [
    ...(isEmptyElement(description) ? [] : [description]),
    ...line.numbers.map(writeMedalNumber),
  ]);
}

export const writeMedals: BodyWriter<MedalsBody> = ({ dateTime, lastEvent, totalEvents, finishedEvents, ...body }) => {
  const row = { dateTime, lastEvent, totalEvents: totalEvents?.toString(), finishedEvents: finishedEvents?.toString() };
  const standings = writeRow('MedalStandings', medalStandingsShape, row, [
    ...wrapped('MedalSummary', body.summary.map(writeMedalNumber)),
    ...wrapped('MedalsTable', body.lines.map(writeLine)),
  ]);
  return isEmptyElement(standings) ? [] : [standings];
};
