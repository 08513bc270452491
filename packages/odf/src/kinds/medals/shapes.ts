import { defineShape } from '../../shapes/shape.ts';

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
