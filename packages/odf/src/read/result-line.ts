import type { ResultElement, ResultItemElement } from '../elements/results.ts';
import { partResultAttributes, recordIndicatorShape, resultItemShape, resultShape } from '../shapes/result-shapes.ts';
import { emptyAttributes } from '../xml/element.ts';
import { competitorReader } from './competitor.ts';
import { detailReader, readDetail } from './details.ts';
import { childReaders, inside, readChildren } from './read-children.ts';
import type { ChildReader } from './read-children.ts';
import { readAttributes, readRow } from './read-row.ts';

const partChildren = childReaders<ResultItemElement>({
  ExtendedResults: inside<ResultItemElement>({
    ExtendedResult: (child, item, tally) => {
      (item.details ??= []).push(readDetail(child, tally));
    },
  }),
});

const itemChildren = childReaders<ResultItemElement>({
  Result: (child, item, tally) => {
    item.attributes = readAttributes(child, partResultAttributes, tally);
    readChildren(child, item, partChildren, tally);
  },
});

const itemReader: ChildReader<ResultElement> = (child, result, tally) => {
  const { attributes: itemAttributes, ...row } = readRow(child, resultItemShape, tally);
  const item: ResultItemElement = { ...row, attributes: emptyAttributes() };
  if (itemAttributes !== undefined) item.itemAttributes = itemAttributes;
  readChildren(child, item, itemChildren, tally);
  result.items.push(item);
};

const resultChildren = childReaders<ResultElement>({
  ExtendedResults: inside({ ExtendedResult: detailReader }),
  RecordIndicators: inside<ResultElement>({
    RecordIndicator: (child, result, tally) => {
      result.records.push(readRow(child, recordIndicatorShape, tally));
    },
  }),
  ResultItems: inside({ ResultItem: itemReader }),
  Competitor: competitorReader,
});

export const resultReader: ChildReader<{ results: ResultElement[] }> = (child, target, tally) => {
  const result: ResultElement = { ...readRow(child, resultShape, tally), details: [], records: [], items: [] };
  readChildren(child, result, resultChildren, tally);
  target.results.push(result);
};
