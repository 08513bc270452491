import type { BodyWriter } from '../../kind.ts';
import { writeCompetitor } from '../../write/competitor.ts';
import { writeDetails } from '../../write/details.ts';
import { optional, writeRow } from '../../write/write-row.ts';
import type { XmlElement } from '../../xml/element.ts';
import type { RecordDataElement, RecordElement, RecordsBody } from './body.ts';
import { recordDataShape, recordNameShape, recordShape, recordTypeShape } from './shapes.ts';

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

export const writeRecords: BodyWriter<RecordsBody> = (body) => body.records.map(writeRecord);
