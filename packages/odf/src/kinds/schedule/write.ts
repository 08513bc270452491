import type { BodyWriter } from '../../kind.ts';
import { previousUnitShape } from '../../shapes/previous-unit-shape.ts';
import { writeCompetitor } from '../../write/competitor.ts';
import { isEmptyElement, optional, writeRow } from '../../write/write-row.ts';
import { wrapped } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { LanguageText, ScheduleBody, ScheduleUnitElement, SessionElement, StartElement } from './body.ts';
import { innerTextShape, namedTextShape, sessionShape, startShape, unitShape, unitVenueShape } from './shapes.ts';

/** `<ItemName Language="ENG" Value="Final"/>`. */
function writeNamedTexts(name: string, texts: readonly LanguageText[]): XmlElement[] {
  return texts.map((text) => writeRow(name, namedTextShape, text));
}

/** `<ItemDescription Language="ENG">Final</ItemDescription>`. */
function writeInnerTexts(name: string, texts: readonly LanguageText[]): XmlElement[] {
  return texts.map(({ language, text }) => writeRow(name, innerTextShape, { language }, [], text));
}

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

export const writeSchedule: BodyWriter<ScheduleBody> = (body) => [
  ...body.sessions.map(writeSession),
  ...body.units.map(writeUnit),
];
