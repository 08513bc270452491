import type { RecordDataElement, RecordElement } from '../../messages.ts';
import { recordDataShape, recordNameShape, recordShape, recordTypeShape } from '../../shapes/honour-shapes.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { BodyWriter } from '../../write/body-writer.ts';
import { writeCompetitor } from '../../write/competitor.ts';
import { writeDetails } from '../../write/details.ts';
import { optional, writeRow } from '../../write/write-row.ts';

function writeData(data: RecordDataElement): XmlElement {
  return writeRow('RecordData', recordDataShape, data, [
    ...writeDetails('Extension', data.details),
    ...optional(data.competitor, (competitor) => writeCompetitor(competitor)),
  ]);
}

function writeRecord(record: RecordElement): XmlElement {
  const types = record.types.map((type) => writeRow('RecordType', recordTypeShape, type, type.data.map(writeData)));
  return writeRow('Record', recordShape, record, [
    ...optional(record.name, (name) => writeRow('Description', recordNameShape, { name })),
    ...types,
  ]);
}

export const writeRecords: BodyWriter<'records'> = (body) => body.records.map(writeRecord);
