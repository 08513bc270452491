import { defineShape } from '../../shapes/shape.ts';

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
