import { defineShape } from '../../shapes/shape.ts';

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
