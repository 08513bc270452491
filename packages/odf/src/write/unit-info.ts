import type { UnitInfo } from '../elements/results.ts';
import type { Row, Shape, ShapeNames } from '../shapes/shape.ts';
import { progressShape, sportShape, unitDateTimeShape, updatedShape, venueShape } from '../shapes/unit-info-shapes.ts';
import { wrapped } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { writeDetails } from './details.ts';
import { isEmptyElement, optional, writeRow } from './write-row.ts';

export function writeInfo(info: UnitInfo): XmlElement[] {
  const { updatedAt, startDate, endDate, duration } = info;
  return wrapped('ExtendedInfos', [
    ...elementUnlessEmpty('DateTime', updatedShape, { updatedAt }),
    ...elementUnlessEmpty('UnitDateTime', unitDateTimeShape, { startDate, endDate, duration }),
    ...writeDetails('ExtendedInfo', info.infos),
    ...optional(info.progress, (progress) => writeRow('Progress', progressShape, progress)),
    ...optional(info.sport, (sport) => writeRow('SportDescription', sportShape, sport)),
    ...optional(info.venue, (venue) => writeRow('VenueDescription', venueShape, venue)),
  ]);
}

function elementUnlessEmpty<W extends ShapeNames>(name: string, shape: Shape<W>, row: Row<W>): XmlElement[] {
  const element = writeRow(name, shape, row);
  return isEmptyElement(element) ? [] : [element];
}
