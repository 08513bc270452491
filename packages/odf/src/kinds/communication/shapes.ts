import { defineShape } from '../../shapes/shape.ts';

export const communicationShape = defineShape({ texts: { publishTime: 'PublishTime' } });

export const decisionShape = defineShape({
  texts: { unit: 'Unit' },
  others: ['ItemNum', 'IssuedTime', 'AffectsSCH', 'AffectsRES', 'AffectsOTH'],
});

export const protestShape = defineShape({
  texts: { unit: 'Unit', status: 'Status' },
  others: [
    'Procedure',
    'HearingTime',
    'DecisionTime',
    'Informed',
    'Initiator',
    'Respondent',
    'Witness',
    'Interpreter',
    'Rule',
  ],
});

export const juryShape = defineShape({
  required: { code: 'Code' },
  texts: { familyName: 'FamilyName' },
  others: ['GivenName', 'Order', 'Function', 'Organisation'],
});

/** A text of a decision or protest; SignedBy has a person instead. */
export const communicationTextShape = defineShape({
  texts: { language: 'Language' },
  others: ['FamilyName', 'GivenName', 'Function', 'Code', 'Order'],
});

export const communicationTexts: ReadonlySet<string> = new Set([
  'Subtitle',
  'Summary',
  'Details',
  'IssuedBy',
  'SignedBy',
  'Type',
  'DecisionShort',
  'DecisionLong',
  'Description',
  'FactsFound',
  'Conclusion',
]);
