import type { PeriodElement, ResultListBody } from '../elements/results.ts';
import { periodShape, periodsShape } from '../shapes/result-shapes.ts';
import { detailReader } from './details.ts';
import { childReaders, inside, readChildren } from './read-children.ts';
import type { ChildReader } from './read-children.ts';
import { readRow } from './read-row.ts';

type Periods = NonNullable<ResultListBody['periods']>;

const periodChildren = childReaders<PeriodElement>({ ExtendedPeriods: inside({ ExtendedPeriod: detailReader }) });

const periodReader: ChildReader<Periods> = (child, target, tally) => {
  const period: PeriodElement = { ...readRow(child, periodShape, tally), details: [] };
  readChildren(child, period, periodChildren, tally);
  target.periods.push(period);
};

const periodsChildren = childReaders<Periods>({ Period: periodReader });

export const periodsReader: ChildReader<{ periods?: Periods }> = (child, target, tally) => {
  const { home, away } = readRow(child, periodsShape, tally);
  const periods: Periods = { home, away, periods: [] };
  readChildren(child, periods, periodsChildren, tally);
  target.periods = periods;
};
