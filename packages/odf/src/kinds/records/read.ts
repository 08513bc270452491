import type { BodyReader } from '../../kind.ts';
import { competitorReader } from '../../read/competitor.ts';
import { detailReader } from '../../read/details.ts';
import { childReaders, readChildren } from '../../read/read-children.ts';
import { readRow } from '../../read/read-row.ts';
import type { RecordDataElement, RecordElement, RecordsBody } from './body.ts';
import { recordDataShape, recordNameShape, recordShape, recordTypeShape } from './shapes.ts';

type RecordTypeElement = RecordElement['types'][number];

const dataChildren = childReaders<RecordDataElement>({ Extension: detailReader, Competitor: competitorReader });

const typeChildren = childReaders<RecordTypeElement>({
  RecordData: (child, type, tally) => {
    const data: RecordDataElement = { ...readRow(child, recordDataShape, tally), details: [] };
    readChildren(child, data, dataChildren, tally);
    type.data.push(data);
  },
});

const recordChildren = childReaders<RecordElement>({
  Description: (child, record, tally) => {
    record.name = readRow(child, recordNameShape, tally).name;
  },
  RecordType: (child, record, tally) => {
    const type: RecordTypeElement = { ...readRow(child, recordTypeShape, tally), data: [] };
    readChildren(child, type, typeChildren, tally);
    record.types.push(type);
  },
});

const children = childReaders<RecordsBody>({
  Record: (child, body, tally) => {
    const record: RecordElement = { ...readRow(child, recordShape, tally), types: [] };
    readChildren(child, record, recordChildren, tally);
    body.records.push(record);
  },
});

export const readRecords: BodyReader<RecordsBody> = (competition, { tally }) => {
  const body: RecordsBody = { kind: 'records', records: [] };
  readChildren(competition, body, children, tally);
  return body;
};
