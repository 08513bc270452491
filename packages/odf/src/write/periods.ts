import type { PeriodElement, ResultListBody } from '../elements/results.ts';
import { periodShape, periodsShape } from '../shapes/result-shapes.ts';
import type { XmlElement } from '../xml/element.ts';
import { wrappedDetails } from './details.ts';
import { optional, writeRow } from './write-row.ts';

export function writePeriods(periods: ResultListBody['periods']): XmlElement[] {
  const writePeriod = (period: PeriodElement) =>
    writeRow('Period', periodShape, period, wrappedDetails('ExtendedPeriod', period.details));
  return optional(periods, (value) => writeRow('Periods', periodsShape, value, value.periods.map(writePeriod)));
}
