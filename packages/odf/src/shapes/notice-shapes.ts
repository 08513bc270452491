import { defineShape } from './shape.ts';

export const editionsShape = defineShape({ texts: { gen: 'Gen', sport: 'Sport', codes: 'Codes' } });

export const noteShape = defineShape({ texts: { language: 'Language' } });

export const codeTextShape = defineShape({
  required: { language: 'Language' },
  texts: { description: 'Description', longDescription: 'LongDescription', shortDescription: 'ShortDescription' },
});

export const configShape = defineShape({ texts: { unit: 'Unit' } });

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

export const weatherShape = defineShape({ texts: { date: 'Date' } });

export const conditionsShape = defineShape({
  required: { code: 'Code' },
  others: ['Humidity', 'Wind_Direction', 'Prec_Type'],
});

/** Child elements of Conditions; the element name is the detail's type. */
export const conditionShape = defineShape({
  required: { code: 'Code' },
  texts: { pos: 'Pos', value: 'Value' },
  others: ['Unit'],
});

export const conditionElements: readonly string[] = ['Condition', 'Precipitation', 'Pressure', 'Temperature', 'Wind'];
