import { defineShape } from './shape.ts';

export const resultShape = defineShape({
  texts: {
    rank: 'Rank',
    resultType: 'ResultType',
    result: 'Result',
    irm: 'IRM',
    qualificationMark: 'QualificationMark',
    wlt: 'WLT',
    sortOrder: 'SortOrder',
    startOrder: 'StartOrder',
    startSortOrder: 'StartSortOrder',
    diff: 'Diff',
    points: 'ResultPoints',
    photoFinish: 'PhotoFinish',
    played: 'Played',
    won: 'Won',
    lost: 'Lost',
    tied: 'Tied',
    for: 'For',
    against: 'Against',
    ratio: 'Ratio',
  },
  flags: { isRankEqual: 'RankEqual', isUnchecked: 'Unchecked' },
  others: ['Pty'],
});

export const recordIndicatorShape = defineShape({
  required: { recordType: 'RecordType' },
  texts: { order: 'Order', code: 'Code' },
  flags: { isEqualled: 'Equalled' },
});

export const resultItemShape = defineShape({ required: { unit: 'Unit' }, texts: { order: 'Order' } });

/** The Result inside a ResultItem is kept as sent. */
export const partResultAttributes: ReadonlySet<string> = new Set([...resultShape.slots.keys(), ...resultShape.others]);

export const periodsShape = defineShape({ texts: { home: 'Home', away: 'Away' } });

export const periodShape = defineShape({
  required: { code: 'Code' },
  texts: {
    homeScore: 'HomeScore',
    awayScore: 'AwayScore',
    homePeriodScore: 'HomePeriodScore',
    awayPeriodScore: 'AwayPeriodScore',
    duration: 'Duration',
  },
});
