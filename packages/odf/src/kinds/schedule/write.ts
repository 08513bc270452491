import type { ScheduleUnitElement, SessionElement, StartElement } from '../../messages.ts';
import {
  previousUnitShape,
  sessionShape,
  startShape,
  unitShape,
  unitVenueShape,
} from '../../shapes/schedule-shapes.ts';
import { wrapped } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeCompetitor } from '../../write/competitor.ts';
import { writeInnerTexts, writeNamedTexts } from '../../write/texts.ts';
import { isEmptyElement, optional, writeRow } from '../../write/write-row.ts';

function writeSession(session: SessionElement): XmlElement {
  return writeRow('Session', sessionShape, session, writeNamedTexts('SessionName', session.names));
}

function writeStart(start: StartElement): XmlElement {
  return writeRow('Start', startShape, start, [
    ...optional(start.previousUnit, (previous) => writeRow('PreviousUnit', previousUnitShape, previous)),
    ...optional(start.competitor, (competitor) => writeCompetitor(competitor)),
  ]);
}

function writeUnit(unit: ScheduleUnitElement): XmlElement {
  const { venueName, locationName } = unit;
  const venue = writeRow('VenueDescription', unitVenueShape, { venueName, locationName });
  return writeRow('Unit', unitShape, unit, [
    ...writeNamedTexts('StartText', unit.startTexts),
    ...writeNamedTexts('ItemName', unit.names),
    ...writeInnerTexts('ItemDescription', unit.descriptions),
    ...(isEmptyElement(venue) ? [] : [venue]),
    ...wrapped('StartList', unit.starts.map(writeStart)),
  ]);
}

export const writeSchedule: BodyWriter<'schedule'> = (body) => [
  ...body.sessions.map(writeSession),
  ...body.units.map(writeUnit),
];
