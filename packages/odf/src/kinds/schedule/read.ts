import type { BodyReader } from '../../kind.ts';
import { competitorReader } from '../../read/competitor.ts';
import { previousUnitReader } from '../../read/previous-unit.ts';
import { childReaders, inside, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import type { Tally } from '../../read/tally.ts';
import { emptyAttributes } from '../../xml/element.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { LanguageText, ScheduleBody, ScheduleUnitElement, SessionElement, StartElement } from './body.ts';
import { innerTextShape, namedTextShape, sessionShape, startShape, unitShape, unitVenueShape } from './shapes.ts';

function readNamedText(element: XmlElement, tally: Tally): LanguageText {
  const { language, text } = readRow(element, namedTextShape, tally);
  return { language, text };
}

const startChildren = childReaders<StartElement>({
  PreviousUnit: previousUnitReader,
  Competitor: competitorReader,
});

const unitChildren = childReaders<ScheduleUnitElement>({
  StartText: (child, unit, tally) => {
    unit.startTexts.push(readNamedText(child, tally));
  },
  ItemName: (child, unit, tally) => {
    unit.names.push(readNamedText(child, tally));
  },
  ItemDescription: (child, unit, tally) => {
    unit.descriptions.push({ language: readRow(child, innerTextShape, tally).language, text: child.text });
  },
  VenueDescription: (child, unit, tally) => {
    const { venueName, locationName } = readRow(child, unitVenueShape, tally);
    unit.venueName = venueName;
    unit.locationName = locationName;
  },
  StartList: inside<ScheduleUnitElement>({
    Start: (child, unit, tally) => {
      const start: StartElement = readRow(child, startShape, tally);
      readChildren(child, start, startChildren, tally);
      unit.starts.push(start);
    },
  }),
});

const sessionChildren = childReaders<SessionElement>({
  SessionName: (child, session, tally) => {
    session.names.push(readNamedText(child, tally));
  },
});

const children = childReaders<ScheduleBody>({
  Session: (child, body, tally) => {
    const row = readRow(child, sessionShape, tally);
    const session: SessionElement = { ...row, attributes: row.attributes ?? emptyAttributes(), names: [] };
    readChildren(child, session, sessionChildren, tally);
    body.sessions.push(session);
  },
  Unit: (child, body, tally) => {
    const row = readRow(child, unitShape, tally);
    const lists = { startTexts: [], names: [], descriptions: [], starts: [] };
    const unit: ScheduleUnitElement = { ...row, attributes: row.attributes ?? emptyAttributes(), ...lists };
    readChildren(child, unit, unitChildren, tally);
    body.units.push(unit);
  },
});

export const readSchedule: BodyReader<ScheduleBody> = (competition, { isUpdate, tally }) => {
  const body: ScheduleBody = { kind: 'schedule', isUpdate, sessions: [], units: [] };
  readChildren(competition, body, children, tally);
  return body;
};
