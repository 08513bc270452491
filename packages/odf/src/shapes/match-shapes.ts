import { defineShape } from './shape.ts';

export const actionsShape = defineShape({ texts: { home: 'Home', away: 'Away' } });

export const actionShape = defineShape({
  required: { id: 'Id' },
  texts: {
    parentId: 'PId',
    period: 'Period',
    order: 'Order',
    action: 'Action',
    actionAdd: 'ActionAdd',
    description: 'ActionDesc',
    comment: 'Comment',
    when: 'When',
    result: 'Result',
    scoreHome: 'ScoreH',
    scoreAway: 'ScoreA',
    leadHome: 'LeadH',
    leadAway: 'LeadA',
    shootOutHome: 'SO_H',
    shootOutAway: 'SO_A',
    timestamp: 'TimeStamp',
  },
  others: ['Rally', 'Win', 'Speed', 'Loc', 'X', 'Y', 'Z'],
});

export const actionCompetitorShape = defineShape({
  required: { code: 'Code' },
  texts: { type: 'Type', order: 'Order', organisation: 'Organisation' },
});

export const actionAthleteShape = defineShape({
  required: { code: 'Code' },
  texts: { order: 'Order', bib: 'Bib', role: 'Role' },
});

export const bracketShape = defineShape({ required: { code: 'Code' } });

export const bracketItemShape = defineShape({
  texts: {
    code: 'Code',
    order: 'Order',
    position: 'Position',
    unit: 'Unit',
    date: 'Date',
    time: 'Time',
    timestamp: 'TimeStamp',
    result: 'Result',
  },
});

export const bracketPlaceShape = defineShape({
  texts: {
    pos: 'Pos',
    placeholder: 'Code',
    wlt: 'WLT',
    rank: 'Rank',
    result: 'Result',
    resultType: 'ResultType',
    irm: 'IRM',
    qualificationMark: 'QualificationMark',
  },
  flags: { isStruckOut: 'StrikeOut' },
});

export const statisticsShape = defineShape({ texts: { code: 'Code' } });
