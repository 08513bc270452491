import { describe, expect, it } from 'vitest';
import { displayStatuses, resultStatuses, scheduleStatuses } from '../model/vocabulary.ts';
import { displayStatus } from './display-status.ts';

/** Rows: schedule status; columns: a newer result; `*` inferred. */
const table = `
| schedule        | none            | START_LIST      | LIVE, INTERMEDIATE | UNCONFIRMED | UNOFFICIAL  | OFFICIAL  | PROTESTED, PROVISIONAL |
| none            | UNSCHEDULED     | START_LIST      | RUNNING*           | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| UNSCHEDULED     | UNSCHEDULED     | START_LIST      | RUNNING*           | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| SCHEDULED       | SCHEDULED       | START_LIST      | RUNNING*           | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| RESCHEDULED     | RESCHEDULED     | RESCHEDULED     | RUNNING*           | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| DELAYED         | DELAYED         | DELAYED         | RUNNING*           | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| POSTPONED       | POSTPONED       | POSTPONED       | POSTPONED          | POSTPONED   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| GETTING_READY   | GETTING_READY   | GETTING_READY   | RUNNING*           | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| RUNNING         | RUNNING         | RUNNING         | RUNNING            | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| SCHEDULED_BREAK | SCHEDULED_BREAK | SCHEDULED_BREAK | SCHEDULED_BREAK    | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| PROGRAMED_PAUSE | PROGRAMED_PAUSE | PROGRAMED_PAUSE | PROGRAMED_PAUSE    | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| INTERRUPTED     | INTERRUPTED     | INTERRUPTED     | INTERRUPTED        | FINISHED*   | UNOFFICIAL* | OFFICIAL* | PROTESTED* |
| FINISHED        | FINISHED        | FINISHED        | FINISHED           | FINISHED    | UNOFFICIAL  | OFFICIAL  | PROTESTED  |
| CANCELLED       | CANCELLED       | CANCELLED       | CANCELLED          | CANCELLED   | CANCELLED   | CANCELLED | CANCELLED  |
`;

const [[, ...columns] = [], ...rows] = table
  .trim()
  .split('\n')
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const statusIn = <Status extends string>(statuses: readonly Status[], text = '') =>
  statuses.find((status) => status === text);
const cells = rows.flatMap(([schedule, ...shown]) =>
  shown.flatMap((cell, column) =>
    (columns[column] ?? '').split(', ').map((result) => ({
      scheduleStatus: statusIn(scheduleStatuses, schedule),
      resultStatus: statusIn(resultStatuses, result),
      shown: { status: cell.replace('*', ''), isInferred: cell.endsWith('*') },
    })),
  ),
);

describe('displayStatus', () => {
  it('D01: the table has a row for each schedule status and none, a column for each result status except PARTIAL', () => {
    expect(cells).toHaveLength((scheduleStatuses.length + 1) * resultStatuses.length);
  });

  it.each(cells)(
    'D01: schedule $scheduleStatus with newer result $resultStatus shows $shown.status',
    ({ scheduleStatus, resultStatus, shown }) => {
      expect(displayStatus({ scheduleStatus, resultStatus, isResultNewer: true })).toEqual(shown);
    },
  );

  it.each(cells)(
    'D01: schedule $scheduleStatus with older result $resultStatus keeps the schedule except for FINISHED, CANCELLED and START_LIST',
    ({ scheduleStatus, resultStatus, shown }) => {
      const isSame =
        scheduleStatus === undefined ||
        scheduleStatus === 'FINISHED' ||
        scheduleStatus === 'CANCELLED' ||
        resultStatus === 'START_LIST';
      expect(displayStatus({ scheduleStatus, resultStatus, isResultNewer: false })).toEqual(
        isSame ? shown : { status: scheduleStatus, isInferred: false },
      );
    },
  );

  it.each([undefined, ...scheduleStatuses])(
    'D01: PARTIAL leaves the schedule status %s unchanged',
    (scheduleStatus) => {
      for (const isResultNewer of [true, false]) {
        expect(displayStatus({ scheduleStatus, resultStatus: 'PARTIAL', isResultNewer })).toEqual({
          status: scheduleStatus ?? 'UNSCHEDULED',
          isInferred: false,
        });
      }
    },
  );

  it('D01: is total and reaches each of the 16 statuses', () => {
    const seen = new Set<string>();
    for (const scheduleStatus of [null, undefined, ...scheduleStatuses]) {
      for (const resultStatus of [null, undefined, ...resultStatuses]) {
        for (const isResultNewer of [true, false]) {
          seen.add(displayStatus({ scheduleStatus, resultStatus, isResultNewer }).status);
        }
      }
    }
    expect([...seen].toSorted()).toEqual([...displayStatuses].toSorted());
  });
});
