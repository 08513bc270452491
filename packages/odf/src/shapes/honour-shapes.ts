import { defineShape } from './shape.ts';

export const medalShape = defineShape({ required: { medal: 'Code' }, texts: { date: 'Date', unit: 'Unit' } });

export const medalDisciplineShape = defineShape({
  required: { code: 'Code' },
  texts: { totalEvents: 'TotalEvents', finishedEvents: 'FinishedEvents' },
});

export const medalEventShape = defineShape({ required: { code: 'Code' }, texts: { name: 'EventName', date: 'Date' } });

export const medalStandingsShape = defineShape({
  texts: {
    dateTime: 'DateTime',
    lastEvent: 'LastEvent',
    totalEvents: 'TotalEvents',
    finishedEvents: 'FinishedEvents',
  },
});

export const medalLineShape = defineShape({
  required: { organisation: 'Organisation' },
  texts: { rank: 'Rank', rankTotal: 'RankTotal', sortRank: 'SortRank', sortRankTotal: 'SortRankTotal' },
  flags: { isRankEqual: 'RankEqual', isRankTotalEqual: 'RankTotalEqual' },
});

export const organisationNameShape = defineShape({ texts: { organisationName: 'OrganisationName' } });

export const medalNumberShape = defineShape({
  required: { type: 'Type' },
  texts: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze', total: 'Total' },
});

export const recordShape = defineShape({ required: { code: 'Code' } });

export const recordNameShape = defineShape({ texts: { name: 'Name' } });

export const recordTypeShape = defineShape({
  required: { recordType: 'RecordType' },
  texts: { order: 'Order', notEstablishedLabel: 'NotEstablishedLabel', subcode: 'Subcode' },
  flags: { isNotEstablished: 'NotEstablished' },
  answers: { isShared: 'Shared' },
});

export const recordDataShape = defineShape({
  texts: {
    order: 'Order',
    resultType: 'ResultType',
    result: 'Result',
    unit: 'Unit',
    country: 'Country',
    place: 'Place',
    date: 'Date',
    competition: 'Competition',
  },
  flags: { isEqualled: 'Equalled', isUnconfirmed: 'Unconfirmed', isCurrent: 'Current' },
  answers: { isHistorical: 'Historical' },
  others: ['TimeStamp', 'Reinstated'],
});
