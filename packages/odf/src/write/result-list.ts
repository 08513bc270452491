import type { OfficialElement, ResultListBody } from '../elements/results.ts';
import { officialShape } from '../shapes/competitor-shapes.ts';
import { wrapped } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { writePerson } from './competitor.ts';
import { writePeriods } from './periods.ts';
import { writeResult } from './result-line.ts';
import { writeInfo } from './unit-info.ts';
import { writeRow } from './write-row.ts';

function writeOfficial(official: OfficialElement): XmlElement {
  return writeRow('Official', officialShape, official, writePerson(official.description));
}

export function writeResultList(body: ResultListBody): XmlElement[] {
  return [
    ...writeInfo(body.info),
    ...wrapped('Officials', body.officials.map(writeOfficial)),
    ...writePeriods(body.periods),
    ...body.results.map(writeResult),
  ];
}
