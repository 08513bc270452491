import type { ResultElement, ResultItemElement } from '../elements/results.ts';
import { recordIndicatorShape, resultItemShape, resultShape } from '../shapes/result-shapes.ts';
import { wrapped, xmlElement } from '../xml/element.ts';
import type { XmlElement } from '../xml/element.ts';
import { writeCompetitor } from './competitor.ts';
import { wrappedDetails } from './details.ts';
import { optional, writeRow } from './write-row.ts';

function writeItem(item: ResultItemElement): XmlElement {
  const result = xmlElement('Result', wrappedDetails('ExtendedResult', item.details ?? []));
  Object.assign(result.attributes, item.attributes);
  return writeRow('ResultItem', resultItemShape, { ...item, attributes: item.itemAttributes }, [result]);
}

export function writeResult(result: ResultElement): XmlElement {
  const indicators = result.records.map((record) => writeRow('RecordIndicator', recordIndicatorShape, record));
  return writeRow('Result', resultShape, result, [
    ...wrappedDetails('ExtendedResult', result.details),
    ...wrapped('RecordIndicators', indicators),
    ...wrapped('ResultItems', result.items.map(writeItem)),
    ...optional(result.competitor, (competitor) => writeCompetitor(competitor)),
  ]);
}
